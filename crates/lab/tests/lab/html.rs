//! Pages as a browser's parser reads them: nothing to complain about, no attribute twice, and every reference leads
//! somewhere.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use html5ever::tendril::{StrTendril, TendrilSink};
use html5ever::tree_builder::{ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::{Attribute, ExpandedName, ParseOpts, QualName, parse_document};

/// The elements of a page with their attributes, in order, and what the parser complained about.
#[derive(Debug, Default)]
pub(crate) struct Page {
    errors: RefCell<Vec<String>>,
    elements: RefCell<Vec<(Rc<QualName>, Vec<Attribute>)>>,
}

impl Page {
    pub(crate) fn parse(text: &str) -> Self {
        let mut options = ParseOpts::default();
        options.tree_builder.exact_errors = true;
        options.tokenizer.exact_errors = true;
        parse_document(Self::default(), options).one(text)
    }

    /// The values of an attribute, of all elements.
    pub(crate) fn values(&self, attribute: &str) -> Vec<String> {
        let elements = self.elements.borrow();
        let all = elements.iter().flat_map(|(_, attributes)| attributes);
        all.filter(|a| &*a.name.local == attribute).map(|a| a.value.to_string()).collect()
    }

    /// What is wrong: the parser's errors, an identifier given twice, a reference to none.
    fn complaints(&self) -> Vec<String> {
        let mut complaints = self.errors.borrow().clone();
        let mut ids = BTreeSet::new();
        complaints.extend(
            self.values("id").into_iter().filter(|id| !ids.insert(id.clone())).map(|id| format!("twice: {id}")),
        );
        let links = self.values("href").into_iter().filter_map(|link| link.strip_prefix('#').map(str::to_owned));
        let labels = self.values("aria-labelledby");
        let references = links.chain(labels.iter().flat_map(|ids| ids.split(' ')).map(str::to_owned));
        complaints.extend(references.filter(|id| !ids.contains(id)).map(|id| format!("nowhere: {id}")));
        complaints
    }
}

/// Asserts that a page is one, and returns it.
#[track_caller]
pub(crate) fn valid(text: &str) -> Page {
    let page = Page::parse(text);
    assert_eq!(page.complaints(), [""; 0]);
    page
}

/// The parser keeps what is open itself; nobody here asks for the tree.
impl TreeSink for Page {
    type Handle = Rc<QualName>;
    type Output = Self;
    type ElemName<'a> = ExpandedName<'a>;

    fn finish(self) -> Self {
        self
    }
    fn parse_error(&self, message: Cow<'static, str>) {
        self.errors.borrow_mut().push(message.into_owned());
    }
    fn create_element(&self, name: QualName, attributes: Vec<Attribute>, _: ElementFlags) -> Rc<QualName> {
        let name = Rc::new(name);
        self.elements.borrow_mut().push((name.clone(), attributes));
        name
    }
    fn elem_name<'a>(&'a self, element: &'a Rc<QualName>) -> ExpandedName<'a> {
        element.expanded()
    }
    fn same_node(&self, a: &Rc<QualName>, b: &Rc<QualName>) -> bool {
        Rc::ptr_eq(a, b)
    }
    fn get_document(&self) -> Rc<QualName> {
        Rc::new(QualName::new(None, "".into(), "".into()))
    }
    fn get_template_contents(&self, template: &Rc<QualName>) -> Rc<QualName> {
        template.clone()
    }
    fn create_comment(&self, _: StrTendril) -> Rc<QualName> {
        self.get_document()
    }
    fn create_pi(&self, _: StrTendril, _: StrTendril) -> Rc<QualName> {
        self.get_document()
    }
    fn set_quirks_mode(&self, _: QuirksMode) {}
    fn append(&self, _: &Rc<QualName>, _: NodeOrText<Rc<QualName>>) {}
    fn append_before_sibling(&self, _: &Rc<QualName>, _: NodeOrText<Rc<QualName>>) {}
    fn append_based_on_parent_node(&self, _: &Rc<QualName>, _: &Rc<QualName>, _: NodeOrText<Rc<QualName>>) {}
    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}
    fn add_attrs_if_missing(&self, _: &Rc<QualName>, _: Vec<Attribute>) {}
    fn remove_from_parent(&self, _: &Rc<QualName>) {}
    fn reparent_children(&self, _: &Rc<QualName>, _: &Rc<QualName>) {}
}

#[test]
fn what_is_no_page_is_told() {
    let page = |body: &str| {
        let text = format!("<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body>{body}</body></html>");
        Page::parse(&text).complaints().join("; ")
    };
    assert_eq!(page("<p id=\"a\">x</p><a href=\"#a\">y</a><svg aria-labelledby=\"a\"><g></g></svg>"), "");
    assert_ne!(page("<p class=\"a\" class=\"b\">x</p>"), "", "an attribute twice");
    assert_ne!(page("<svg><g class=\"a\" class=\"b\"></g></svg>"), "", "an attribute twice in a drawing");
    assert_ne!(page("<p><b>x</p>"), "", "an element that is not closed");
    assert_ne!(page("<table><p>x</p></table>"), "", "an element where it may not be");
    assert_ne!(page("a & b &c;"), "", "a character that is not escaped");
    assert_eq!(page("<p id=\"a\"></p><p id=\"a\"></p>"), "twice: a");
    assert_eq!(page("<a href=\"#b\">y</a>"), "nowhere: b");
    assert_eq!(page("<svg aria-labelledby=\"c\"></svg>"), "nowhere: c");
    assert_ne!(Page::parse("<p>x</p>").complaints(), [""; 0], "a page without a type");
}
