//! Sets of bits as flags.

/// Writes 1 for every bit that is set and 0 for every other, the lowest bit first, as many as there is room for.
pub(crate) fn write_flags(bits: u64, out: &mut [u8]) {
    let (eights, rest) = out.as_chunks_mut::<8>();
    let mut bytes = bits.to_le_bytes().into_iter();
    for (eight, byte) in eights.iter_mut().zip(&mut bytes) {
        *eight = eight_flags(byte);
    }
    let byte = bytes.next().unwrap_or(0);
    rest.copy_from_slice(&eight_flags(byte)[..rest.len()]);
}

/// The bits of a byte, each in a byte of its own.
fn eight_flags(byte: u8) -> [u8; 8] {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // Every byte gets a copy and keeps its own bit of it; adding brings what it kept up to the highest bit.
    let kept = (u64::from(byte) * EACH) & 0x8040_2010_0804_0201;
    ((kept + 0x7f * EACH) >> 7 & EACH).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_becomes_a_flag() {
        for bits in [0, 1, 0x8000_0000_0000_0001, 0x0123_4567_89ab_cdef, u64::MAX] {
            for count in 0..=64 {
                let mut flags = vec![7; count];
                write_flags(bits, &mut flags);
                let expected: Vec<u8> = (0..count).map(|bit| (bits >> bit & 1) as u8).collect();
                assert_eq!(flags, expected, "{count} of {bits:x}");
            }
        }
    }
}
