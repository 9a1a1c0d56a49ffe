//! Items of rustdoc's JSON as lines of text.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A line of the list, which stands where its path belongs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Line {
    path: String,
    pub(crate) text: String,
}

impl Line {
    pub(crate) fn new(path: &str, text: String) -> Self {
        Self { path: path.to_owned(), text }
    }
}

/// What rustdoc says about one crate.
pub(crate) struct Crate {
    json: Value,
    /// The numbers of its own items by path and kind.
    own: BTreeMap<(String, String), u64>,
}

impl Crate {
    pub(crate) fn new(json: Value) -> Self {
        let paths = json["paths"].as_object().into_iter().flatten();
        let own = paths
            .filter(|(_, place)| place["crate_id"] == 0)
            .filter_map(|(id, place)| Some((place_of(place), id.parse().ok()?)))
            .collect();
        Self { json, own }
    }

    pub(crate) fn root(&self) -> &Value {
        &self.json["index"][self.json["root"].to_string()]
    }

    pub(crate) fn item(&self, id: u64) -> Option<&Value> {
        self.json["index"].get(id.to_string())
    }

    /// Where an item is defined, and its kind.
    pub(crate) fn place(&self, id: u64) -> Option<(String, String)> {
        self.json["paths"].get(id.to_string()).map(place_of)
    }

    /// Its items that documentation shows.
    fn documented(&self) -> impl Iterator<Item = (String, String)> {
        self.own.iter().filter(|(_, id)| self.item(**id).is_some()).map(|(place, _)| place.clone())
    }

    pub(crate) fn find(&self, path: &str, kind: &str) -> Option<u64> {
        self.own.get(&(path.to_owned(), kind.to_owned())).copied()
    }
}

fn place_of(place: &Value) -> (String, String) {
    let path: Vec<&str> = array(&place["path"]).filter_map(Value::as_str).collect();
    (path.join("::"), text(&place["kind"]).to_owned())
}

/// What the facade calls the items of the crates behind it.
#[derive(Default)]
pub(crate) struct Names {
    names: BTreeMap<(String, String), String>,
    /// What documentation shows.
    documented: BTreeSet<(String, String)>,
    missing: RefCell<BTreeSet<String>>,
}

impl Names {
    pub(crate) fn new<'a>(crates: impl Iterator<Item = &'a Crate>) -> Self {
        Self { documented: crates.flat_map(Crate::documented).collect(), ..Self::default() }
    }

    /// The shortest name stays, of those the first.
    pub(crate) fn add(&mut self, place: Option<(String, String)>, path: &str) {
        let Some(place) = place else { return };
        let name = path.to_owned();
        match self.names.get(&place) {
            Some(known) if (known.len(), known) <= (name.len(), &name) => {}
            _ => drop(self.names.insert(place, name)),
        }
    }

    fn get(&self, place: &(String, String)) -> Option<&str> {
        self.names.get(place).map(String::as_str)
    }

    /// The name of an item that may have several.
    pub(crate) fn first(&self, place: Option<(String, String)>) -> Option<&str> {
        self.get(&place?)
    }

    /// A name in a signature.
    fn show(&self, place: &(String, String)) -> String {
        if let Some(name) = self.get(place) {
            return name.to_owned();
        }
        let path = &place.0;
        let last = path.rsplit("::").next().unwrap_or(path);
        match path.split("::").next().unwrap_or_default() {
            "core" | "alloc" | "std" => last.to_owned(),
            krate if krate.starts_with("montane") => {
                if !self.documented.contains(place) {
                    return last.to_owned();
                }
                self.missing.borrow_mut().insert(path.clone());
                path.clone()
            }
            krate => format!("{krate}::{last}"),
        }
    }

    /// What signatures name and the facade does not.
    pub(crate) fn missing(&self) -> BTreeSet<String> {
        self.missing.borrow().clone()
    }
}

pub(crate) struct Render<'a> {
    pub(crate) krate: &'a Crate,
    pub(crate) names: &'a Names,
}

impl Render<'_> {
    /// The lines of an item: itself, and what is declared inside of it.
    pub(crate) fn item(&self, path: &str, id: u64) -> Vec<Line> {
        let Some(item) = self.krate.item(id) else { return Vec::new() };
        let (kind, inner) = only(&item["inner"]);
        let generics = self.generics(&inner["generics"]);
        let bounds = self.bounds(&self.where_of(&inner["generics"]));
        let line = |text| Line::new(path, text);
        match kind {
            "struct" => {
                let (shape, fields) = only(&inner["kind"]);
                let mut lines = Vec::new();
                match shape {
                    "tuple" => {
                        let fields: Vec<_> = array(fields).map(|id| self.field(id).unwrap_or("_".to_owned())).collect();
                        lines.push(line(format!("pub struct {path}{generics}({}){bounds}", fields.join(", "))));
                    }
                    _ => {
                        lines.push(line(format!("pub struct {path}{generics}{bounds}")));
                        for id in array(&fields["fields"]).filter_map(Value::as_u64) {
                            let name = self.krate.item(id).map_or("", |field| text(&field["name"]));
                            let path = format!("{path}::{name}");
                            let field = self.field(&id.into());
                            lines.extend(field.map(|kind| Line::new(&path, format!("pub {path}: {kind}"))));
                        }
                    }
                }
                lines
            }
            "enum" => {
                let mut lines = vec![line(format!("pub enum {path}{generics}{bounds}"))];
                for id in array(&inner["variants"]).filter_map(Value::as_u64) {
                    lines.extend(self.variant(path, id));
                }
                lines
            }
            "trait" => {
                let supers = self.list(&inner["bounds"], " + ", |bound| self.bound(bound));
                let supers = if supers.is_empty() { supers } else { format!(": {supers}") };
                let mut lines = vec![line(format!("pub trait {path}{generics}{supers}{bounds}"))];
                for id in array(&inner["items"]).filter_map(Value::as_u64) {
                    lines.extend(self.member(path, id, ""));
                }
                lines
            }
            "type_alias" => vec![line(format!("pub type {path}{generics} = {}", self.type_of(&inner["type"])))],
            "constant" => vec![line(format!("pub const {path}: {}", self.type_of(&inner["type"])))],
            "static" => vec![line(format!("pub static {path}: {}", self.type_of(&inner["type"])))],
            "function" => vec![line(self.function(path, inner))],
            _ => vec![line(format!("pub {kind} {path}"))],
        }
    }

    /// The type of a public field; nothing for a hidden one.
    fn field(&self, id: &Value) -> Option<String> {
        self.krate.item(id.as_u64()?).map(|field| self.type_of(&field["inner"]["struct_field"]))
    }

    fn variant(&self, path: &str, id: u64) -> Option<Line> {
        let item = self.krate.item(id)?;
        let path = format!("{path}::{}", text(&item["name"]));
        let (shape, fields) = only(&item["inner"]["variant"]["kind"]);
        let fields = match shape {
            "tuple" => format!("({})", self.list(fields, ", ", |id| self.field(id).unwrap_or("_".to_owned()))),
            "struct" => {
                let named = |id: &Value| {
                    let name = id.as_u64().and_then(|id| self.krate.item(id)).map_or("", |field| text(&field["name"]));
                    format!("{name}: {}", self.field(id).unwrap_or("_".to_owned()))
                };
                format!(" {{ {} }}", self.list(&fields["fields"], ", ", named))
            }
            _ => String::new(),
        };
        Some(Line::new(&path, format!("pub variant {path}{fields}")))
    }

    /// A function, constant or type of a trait or an implementation.
    fn member(&self, owner: &str, id: u64, conditions: &str) -> Option<Line> {
        let item = self.krate.item(id)?;
        let path = format!("{owner}::{}", text(&item["name"]));
        let (kind, inner) = only(&item["inner"]);
        let member = match kind {
            "function" => self.function(&path, inner),
            "assoc_const" => format!("pub const {path}: {}", self.type_of(&inner["type"])),
            _ => {
                let bounds = self.list(&inner["bounds"], " + ", |bound| self.bound(bound));
                let bounds = if bounds.is_empty() { bounds } else { format!(": {bounds}") };
                format!("pub type {path}{}{bounds}", self.generics(&inner["generics"]))
            }
        };
        Some(Line::new(&path, format!("{member}{conditions}")))
    }

    /// The inherent methods and the traits of the facade's types, of the implementations in this crate.
    pub(crate) fn implementations(&self) -> BTreeSet<Line> {
        let mut lines = BTreeSet::new();
        for item in self.krate.json["index"].as_object().into_iter().flatten().map(|(_, item)| item) {
            let Some(inner) = item["inner"].get("impl") else { continue };
            let head = self.head(&inner["for"]);
            let derived = inner["is_synthetic"] == true || !inner["blanket_impl"].is_null();
            let Some(place) = head.filter(|_| !derived) else { continue };
            if self.names.get(&place).is_none() {
                continue;
            }
            if !inner["trait"].is_null() && !self.is_public(&inner["trait"]) {
                continue;
            }
            let known = self.names.missing();
            let (generics, bounds) =
                (self.generics(&inner["generics"]), self.bounds(&self.where_of(&inner["generics"])));
            let this = self.type_of(&inner["for"]);
            let of = if inner["trait"].is_null() { String::new() } else { self.path(&inner["trait"]) };
            // For types, or from types, that have no name in the facade.
            if self.names.missing.replace(known.clone()) != known {
                continue;
            }
            if of.is_empty() {
                // What a type has under conditions is told apart by them.
                let conditions = if bounds.is_empty() { bounds } else { format!(" [{}]", bounds.trim()) };
                for id in array(&inner["items"]).filter_map(Value::as_u64) {
                    lines.extend(self.member(&this, id, &conditions));
                }
            } else {
                let text = format!("impl{generics} {of} for {this}{bounds}");
                lines.insert(Line::new(&format!("{} impl {of}", this.trim_start_matches('&')), text));
            }
        }
        lines
    }

    /// The type that an implementation is of, behind references.
    fn head(&self, kind: &Value) -> Option<(String, String)> {
        match only(kind) {
            ("resolved_path", path) => self.krate.place(path["id"].as_u64()?),
            ("borrowed_ref", inner) => self.head(&inner["type"]),
            _ => None,
        }
    }

    /// Whether whoever reads an implementation can name its trait: it is foreign, or one of the facade's.
    fn is_public(&self, path: &Value) -> bool {
        let Some(place) = path["id"].as_u64().and_then(|id| self.krate.place(id)) else { return false };
        let ours = place.0.starts_with("montane");
        !place.0.ends_with("::StructuralPartialEq") && (!ours || self.names.get(&place).is_some())
    }

    fn function(&self, path: &str, inner: &Value) -> String {
        let (signature, header) = (&inner["sig"], &inner["header"]);
        let constant = if header["is_const"] == true { "const " } else { "" };
        let hazard = if header["is_unsafe"] == true { "unsafe " } else { "" };
        let inputs = self.list(&signature["inputs"], ", ", |input| match (text(&input[0]), self.type_of(&input[1])) {
            ("self", kind) if kind == "Self" => "self".to_owned(),
            ("self", kind) if kind == "&Self" => "&self".to_owned(),
            ("self", kind) if kind == "&mut Self" => "&mut self".to_owned(),
            (_, kind) => kind,
        });
        let output = if signature["output"].is_null() {
            String::new()
        } else {
            format!(" -> {}", self.type_of(&signature["output"]))
        };
        let (generics, bounds) = (self.generics(&inner["generics"]), self.bounds(&self.where_of(&inner["generics"])));
        format!("pub {constant}{hazard}fn {path}{generics}({inputs}){output}{bounds}")
    }

    fn type_of(&self, kind: &Value) -> String {
        let (kind, inner) = only(kind);
        match kind {
            "resolved_path" => self.path(inner),
            "generic" | "primitive" => text(inner).to_owned(),
            "tuple" => format!("({})", self.list(inner, ", ", |kind| self.type_of(kind))),
            "slice" => format!("[{}]", self.type_of(inner)),
            "array" => format!("[{}; {}]", self.type_of(&inner["type"]), text(&inner["len"])),
            "borrowed_ref" => {
                let lifetime = inner["lifetime"].as_str().map(|name| format!("{name} ")).unwrap_or_default();
                let mutable = if inner["is_mutable"] == true { "mut " } else { "" };
                format!("&{lifetime}{mutable}{}", self.type_of(&inner["type"]))
            }
            "raw_pointer" => format!("*{}", self.type_of(&inner["type"])),
            "qualified_path" => {
                let (this, name) = (self.type_of(&inner["self_type"]), text(&inner["name"]));
                match &inner["trait"] {
                    Value::Null => format!("{this}::{name}"),
                    of if of["path"] == "" => format!("{this}::{name}"),
                    of => format!("<{this} as {}>::{name}", self.path(of)),
                }
            }
            "impl_trait" => format!("impl {}", self.list(inner, " + ", |bound| self.bound(bound))),
            "dyn_trait" => format!("dyn {}", self.list(&inner["traits"], " + ", |of| self.path(&of["trait"]))),
            "function_pointer" => {
                let inputs = self.list(&inner["sig"]["inputs"], ", ", |input| self.type_of(&input[1]));
                format!("fn({inputs}) -> {}", self.type_of(&inner["sig"]["output"]))
            }
            _ => format!("{kind}?"),
        }
    }

    /// A path with its arguments.
    fn path(&self, path: &Value) -> String {
        let place = path["id"].as_u64().and_then(|id| self.krate.place(id));
        let name = place.map_or_else(|| text(&path["path"]).to_owned(), |place| self.names.show(&place));
        let (shape, inner) = only(&path["args"]);
        let args = match shape {
            "angle_bracketed" => {
                let args = array(&inner["args"]).map(|arg| match only(arg) {
                    ("type", kind) => self.type_of(kind),
                    ("const", constant) => text(&constant["expr"]).to_owned(),
                    (_, lifetime) => text(lifetime).to_owned(),
                });
                let constraints = array(&inner["constraints"]).map(|constraint| {
                    let name = text(&constraint["name"]);
                    match only(&constraint["binding"]) {
                        ("equality", term) => format!("{name} = {}", self.type_of(&term["type"])),
                        (_, bounds) => format!("{name}: {}", self.list(bounds, " + ", |bound| self.bound(bound))),
                    }
                });
                let all: Vec<String> = args.chain(constraints).collect();
                if all.is_empty() { String::new() } else { format!("<{}>", all.join(", ")) }
            }
            "parenthesized" => {
                let inputs = self.list(&inner["inputs"], ", ", |kind| self.type_of(kind));
                let output = &inner["output"];
                let output = if output.is_null() { String::new() } else { format!(" -> {}", self.type_of(output)) };
                format!("({inputs}){output}")
            }
            _ => String::new(),
        };
        format!("{name}{args}")
    }

    fn bound(&self, bound: &Value) -> String {
        match only(bound) {
            ("trait_bound", inner) => {
                let maybe = if inner["modifier"] == "maybe" { "?" } else { "" };
                format!("{maybe}{}", self.path(&inner["trait"]))
            }
            (_, lifetime) => text(lifetime).to_owned(),
        }
    }

    fn generics(&self, generics: &Value) -> String {
        let shown = |param: &&Value| param["kind"]["type"]["is_synthetic"] != true;
        let params = array(&generics["params"]).filter(shown).map(|param| {
            let name = text(&param["name"]);
            match only(&param["kind"]) {
                ("type", kind) => {
                    let bounds = self.list(&kind["bounds"], " + ", |bound| self.bound(bound));
                    if bounds.is_empty() { name.to_owned() } else { format!("{name}: {bounds}") }
                }
                ("const", kind) => format!("const {name}: {}", self.type_of(&kind["type"])),
                _ => name.to_owned(),
            }
        });
        let params: Vec<String> = params.collect();
        if params.is_empty() { String::new() } else { format!("<{}>", params.join(", ")) }
    }

    /// The conditions behind `where`.
    fn where_of(&self, generics: &Value) -> Vec<String> {
        let predicates = array(&generics["where_predicates"]);
        let bounded = predicates.filter_map(|predicate| predicate.get("bound_predicate")).map(|predicate| {
            let bounds = self.list(&predicate["bounds"], " + ", |bound| self.bound(bound));
            format!("{}: {bounds}", self.type_of(&predicate["type"]))
        });
        bounded.collect()
    }

    fn bounds(&self, conditions: &[String]) -> String {
        if conditions.is_empty() { String::new() } else { format!(" where {}", conditions.join(", ")) }
    }

    fn list(&self, values: &Value, separator: &str, show: impl Fn(&Value) -> String) -> String {
        array(values).map(show).collect::<Vec<_>>().join(separator)
    }
}

/// The one key of an object, with its value; a string is a key without value.
fn only(value: &Value) -> (&str, &Value) {
    match value {
        Value::Object(map) => map.iter().next().map_or(("", &Value::Null), |(key, value)| (key, value)),
        Value::String(key) => (key, &Value::Null),
        _ => ("", &Value::Null),
    }
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
