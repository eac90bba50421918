// Short notes. A device without sound misses nothing else.

let audio: AudioContext | undefined;

/** Plays notes one after the other; nothing before somebody has touched the page, which browsers do not allow. */
export function play(pitches: number[], loud = 0.12): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    for (const [index, pitch] of pitches.entries()) note(audio, pitch, index * 0.14, loud);
  } catch {
    // No sound, then.
  }
}

function note(audio: AudioContext, pitch: number, after: number, loud: number): void {
  const [tone, loudness, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(loud, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.13);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.14);
}
