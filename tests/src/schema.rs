//! The formats of the report, as their schemas have them: `docs/report.schema.json`, and SARIF 2.1.0 of OASIS.

use crate::tool::root;
use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::Value;
use std::path::Path;
use std::sync::OnceLock;
use warpscope_core::report::model::Report;
use warpscope_core::report::sarif;
use warpscope_core::report::text::NoSources;

/// A schema, ready to be asked.
pub struct Schema {
    schemas: Schemas,
    index: SchemaIndex,
}

impl std::fmt::Debug for Schema {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Schema").finish_non_exhaustive()
    }
}

impl Schema {
    /// Reads the schema in the file `path` of the repository. A `closed` one allows only the fields that it
    /// names.
    ///
    /// # Errors
    /// It cannot be read, or is not a schema.
    fn read(path: &Path, closed: bool) -> Result<Self, String> {
        let told = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
        let text = std::fs::read_to_string(root().join(path)).map_err(|e| told(&e))?;
        let mut schema: Value = serde_json::from_str(&text).map_err(|e| told(&e))?;
        if closed {
            close(&mut schema);
        }
        let mut compiler = Compiler::new();
        compiler.enable_format_assertions();
        compiler.add_resource("file:///schema.json", schema).map_err(|e| told(&e))?;
        let mut schemas = Schemas::new();
        let index = compiler.compile("file:///schema.json", &mut schemas);
        index.map(|index| Self { schemas, index }).map_err(|e| told(&e))
    }

    /// What is wrong with `value`.
    pub fn faults(&self, value: &Value) -> Option<String> {
        self.schemas.validate(value, self.index).err().map(|error| format!("{error:#}"))
    }
}

/// Forbids fields that the schema does not name: those are not documented.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            object.values_mut().for_each(close);
            if object.get("properties").is_some_and(Value::is_object)
                && !object.contains_key("additionalProperties")
            {
                object.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
        }
        Value::Array(values) => values.iter_mut().for_each(close),
        _ => {}
    }
}

/// The schema of the JSON report, without fields that it does not name.
pub fn report() -> &'static Schema {
    static SCHEMA: OnceLock<Schema> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let path = Path::new("docs/report.schema.json");
        Schema::read(path, true).expect("the schema of the report is a schema")
    })
}

/// The schema of SARIF.
pub fn sarif() -> &'static Schema {
    static SCHEMA: OnceLock<Schema> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let path = Path::new("tests/sarif/sarif-schema-2.1.0.json");
        Schema::read(path, false).expect("the schema of SARIF is a schema")
    })
}

/// Checks a JSON report, and what SARIF is made of it.
///
/// # Errors
/// What is wrong with either.
pub fn check(json: &str) -> Result<(), String> {
    let value: Value = serde_json::from_str(json).map_err(|e| e.to_string())?;
    if let Some(faults) = report().faults(&value) {
        return Err(format!("the report does not match docs/report.schema.json:\n{faults}\n"));
    }
    let read: Report = serde_json::from_str(json).map_err(|e| format!("the report: {e}\n"))?;
    if serde_json::to_value(&read).ok().as_ref() != Some(&value) {
        return Err("the report does not come back as it was written\n".to_owned());
    }
    let text = sarif::text(&read, &NoSources).map_err(|e| e.to_string())?;
    let value: Value = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    match sarif().faults(&value) {
        Some(faults) => Err(format!("the SARIF does not match its schema:\n{faults}\n")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_are_not_documented_are_faults() {
        let golden = root().join("core/report/src/golden/report.json");
        let text = std::fs::read_to_string(golden).unwrap();
        assert_eq!(check(&text), Ok(()));
        for (from, to) in [
            ("\"steps\"", "\"stepz\""),
            ("\"schema\": 1", "\"schema\": 2"),
            ("\"findings\": [", "\"more\": 1, \"findings\": ["),
            ("\"severity\": \"error\"", "\"severity\": \"fatal\""),
        ] {
            let wrong = text.replacen(from, to, 1);
            assert_ne!(wrong, text, "{from}");
            assert!(check(&wrong).is_err(), "{from}");
        }
    }
}
