//! Tables of plain values, written as CSV and as Parquet.

use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

/// A table with a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The name of its files.
    pub name: &'static str,
    /// Its columns, all of one length.
    pub columns: Vec<Column>,
}

/// A column of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// Its heading.
    pub name: String,
    /// What stands in it.
    pub values: Values,
}

/// What stands in a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Values {
    /// Whole numbers.
    Whole(Vec<i64>),
    /// Numbers with a fraction.
    Real(Vec<f64>),
    /// Words.
    Text(Vec<String>),
}

impl Values {
    fn len(&self) -> usize {
        match self {
            Values::Whole(values) => values.len(),
            Values::Real(values) => values.len(),
            Values::Text(values) => values.len(),
        }
    }

    fn cell(&self, row: usize) -> String {
        match self {
            Values::Whole(values) => values[row].to_string(),
            Values::Real(values) => values[row].to_string(),
            Values::Text(values) => values[row].clone(),
        }
    }

    fn parquet_type(&self) -> &'static str {
        match self {
            Values::Whole(_) => "INT64",
            Values::Real(_) => "DOUBLE",
            Values::Text(_) => "BYTE_ARRAY",
        }
    }
}

/// Why writing cannot fail: every row has a cell a column, and memory takes them all.
const IN_MEMORY: &str = "rows of one length, written to memory";

impl Frame {
    /// A table with no columns yet.
    #[must_use]
    pub fn new(name: &'static str) -> Frame {
        Frame { name, columns: Vec::new() }
    }

    /// The same with a column of whole numbers.
    #[must_use]
    pub fn whole(self, name: impl Into<String>, values: Vec<i64>) -> Frame {
        self.column(name, Values::Whole(values))
    }

    /// The same with a column of numbers.
    #[must_use]
    pub fn real(self, name: impl Into<String>, values: Vec<f64>) -> Frame {
        self.column(name, Values::Real(values))
    }

    /// The same with a column of words.
    #[must_use]
    pub fn text(self, name: impl Into<String>, values: Vec<String>) -> Frame {
        self.column(name, Values::Text(values))
    }

    fn column(mut self, name: impl Into<String>, values: Values) -> Frame {
        self.columns.push(Column { name: name.into(), values });
        self
    }

    /// How many rows it has.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.columns.first().map_or(0, |column| column.values.len())
    }

    /// The table as CSV (RFC 4180), with a line of headings.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let headings: Vec<&str> = self.columns.iter().map(|column| column.name.as_str()).collect();
        let rows = (0..self.rows()).map(|row| self.columns.iter().map(move |column| column.values.cell(row)));
        writer.write_record(headings).expect(IN_MEMORY);
        rows.for_each(|cells| writer.write_record(cells.collect::<Vec<_>>()).expect(IN_MEMORY));
        String::from_utf8(writer.into_inner().expect(IN_MEMORY)).expect("made of text")
    }

    /// The table as a Parquet file.
    ///
    /// # Errors
    /// If a column's name cannot stand in a schema.
    pub fn parquet(&self) -> Result<Vec<u8>, ParquetError> {
        let schema = Arc::new(parse_message_type(&self.schema())?);
        let plain = WriterProperties::builder().set_compression(Compression::UNCOMPRESSED).build();
        let mut file = Vec::new();
        let mut writer = SerializedFileWriter::new(&mut file, schema, Arc::new(plain))?;
        let mut rows = writer.next_row_group()?;
        for column in &self.columns {
            write_column(&mut rows, &column.values)?;
        }
        rows.close()?;
        writer.close()?;
        Ok(file)
    }

    fn schema(&self) -> String {
        let fields = self.columns.iter().map(|Column { name, values }| {
            let kind = values.parquet_type();
            let words = if matches!(values, Values::Text(_)) { " (UTF8)" } else { "" };
            format!("REQUIRED {kind} {name}{words};")
        });
        format!("message {} {{ {} }}", self.name, fields.collect::<String>())
    }
}

fn write_column<W: std::io::Write + Send>(
    rows: &mut SerializedRowGroupWriter<'_, W>,
    values: &Values,
) -> Result<(), ParquetError> {
    let Some(mut column) = rows.next_column()? else { return Ok(()) };
    match values {
        Values::Whole(values) => column.typed::<Int64Type>().write_batch(values, None, None)?,
        Values::Real(values) => column.typed::<DoubleType>().write_batch(values, None, None)?,
        Values::Text(values) => {
            let words: Vec<ByteArray> = values.iter().map(|word| word.as_str().into()).collect();
            column.typed::<ByteArrayType>().write_batch(&words, None, None)?
        }
    };
    column.close()
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::{Field, RowAccessor};

    fn frame() -> Frame {
        Frame::new("games")
            .whole("turns", vec![12, -3, i64::MAX])
            .real("share", vec![0.1, 1.0 / 3.0, f64::NEG_INFINITY])
            .text("reason", vec!["home".to_owned(), "say \"no\", twice".to_owned(), "two\nlines".to_owned()])
    }

    #[test]
    fn csv_quotes_what_would_be_misread() {
        let csv = frame().csv();
        let mut lines = csv.lines();
        assert_eq!(lines.next(), Some("turns,share,reason"));
        assert_eq!(lines.next(), Some("12,0.1,home"));
        assert_eq!(lines.next(), Some("-3,0.3333333333333333,\"say \"\"no\"\", twice\""));
    }

    #[test]
    fn csv_reads_back_whatever_the_names_have_in_them() {
        let odd = ["a,b", "say \"no\"", "two\nlines", "\r", " spaced ", "", "=1+1", "ü≠"].map(str::to_owned);
        let frame = Frame::new("odd").text("na\"me, or what", odd.to_vec()).whole("n", vec![1; odd.len()]);
        let csv = frame.csv();
        let mut reader = csv::Reader::from_reader(csv.as_bytes());
        assert_eq!(reader.headers().expect("a heading"), &["na\"me, or what", "n"][..]);
        let read: Vec<String> = reader.records().map(|row| row.expect("a row")[0].to_owned()).collect();
        assert_eq!(read, odd);
        assert_eq!(Frame::new("none").text("alone", vec![]).csv(), "alone\n", "no rows, and yet a heading");
    }

    #[test]
    fn parquet_reads_back_what_csv_says() {
        let frame = frame();
        let file = frame.parquet().expect("it can be written");
        let reader = SerializedFileReader::new(written(&file)).expect("it is Parquet");
        let rows: Vec<_> =
            reader.get_row_iter(None).expect("it has rows").map(|row| row.expect("a row")).collect();
        assert_eq!(rows.len(), frame.rows());
        for (index, row) in rows.iter().enumerate() {
            let cells: Vec<String> = (0..3)
                .map(|column| match row.get_column_iter().nth(column).expect("a column").1 {
                    Field::Long(_) => row.get_long(column).expect("a number").to_string(),
                    Field::Double(_) => row.get_double(column).expect("a number").to_string(),
                    _ => row.get_string(column).expect("words").clone(),
                })
                .collect();
            let expected: Vec<String> =
                frame.columns.iter().map(|column| column.values.cell(index)).collect();
            assert_eq!(cells, expected, "row {index}");
        }
    }

    fn written(file: &[u8]) -> std::fs::File {
        use std::io::{Seek, Write};
        let mut kept = tempfile::tempfile().expect("a file");
        kept.write_all(file).expect("it can be written");
        kept.rewind().expect("it can be read again");
        kept
    }
}
