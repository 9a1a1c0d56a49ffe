//! A part of a graph, which is the same wherever it stands.

use super::{Graph, Id, Node, Places};

/// See [`Graph::part`].
pub(in crate::schedule) struct Part {
    pub(in crate::schedule) graph: Graph,
    pub(in crate::schedule) out: Vec<Id>,
    pub(in crate::schedule) operands: Vec<usize>,
    pub(in crate::schedule) nodes: Vec<Id>,
}

impl Graph {
    /// What some nodes are made of, alone, with each node for its own step: these nodes there, and the numbers here of
    /// the operands, which are numbered anew as they appear, and of the nodes.
    pub(in crate::schedule) fn part(&self, of: &[Id]) -> Part {
        self.part_above(of, &[])
    }

    /// The same, where each of these lists of nodes is an operand, in this order, whatever it is made of.
    pub(in crate::schedule) fn part_above(&self, of: &[Id], given: &[&[Id]]) -> Part {
        let given: Vec<(Id, (usize, usize))> = given
            .iter()
            .enumerate()
            .flat_map(|(operand, words)| words.iter().enumerate().map(move |(word, &id)| (id, (operand, word))))
            .collect();
        let known = |id: Id| given.iter().find(|(node, _)| *node == id).map(|(_, place)| *place);
        let mut wanted = vec![false; self.nodes.len()];
        let mut open: Vec<Id> = of.to_vec();
        while let Some(id) = open.pop() {
            if std::mem::replace(&mut wanted[id], true) {
                continue;
            }
            if known(id).is_some() {
                continue;
            }
            match self.nodes[id] {
                Node::Low(x, y) | Node::Xor(x, y) => open.extend([x, y]),
                Node::High(x, y) => open.extend([x, y].into_iter().chain(self.find(Node::Low(x, y)))),
                Node::Sum(x, y, c) => open.extend([x, y, c].into_iter().chain(self.carry(id))),
                Node::Difference(x, y, b) => open.extend([x, y, b].into_iter().chain(self.find(Node::Borrow(id)))),
                Node::Rest(x) => open.extend([x].into_iter().chain(self.find(Node::Top(x)))),
                Node::Multiple(x, k) => open.extend([x].into_iter().chain(self.find(Node::Excess(x, k)))),
                Node::Carry(x) | Node::Borrow(x) | Node::Top(x) | Node::Excess(x, _) => open.push(x),
                Node::Spread(x) | Node::Sign(x) => open.push(x),
                Node::Choice { bit, yes, no } => open.extend([bit, yes, no]),
                Node::Constant(_) | Node::Input { .. } | Node::Opaque { .. } => {}
            }
        }
        let places = Places { out: 0, operands: Vec::new(), constants: (0, Vec::new()), elements: (0, 0) };
        let mut part = Self::new(places);
        // Whoever gives operands numbers them.
        let mut operands: Vec<usize> =
            (0..given.iter().map(|(_, (operand, _))| operand + 1).max().unwrap_or(0)).collect();
        let mut map = vec![Self::ONE; self.nodes.len()];
        let mut nodes = vec![Self::ONE, Self::ZERO];
        for id in (0..self.nodes.len()).filter(|&id| wanted[id]) {
            let at = |id: Id| map[id];
            // Numbers grow from operands to results, so these are there.
            let pair = |x: Id, y: Id| (at(x).min(at(y)), at(x).max(at(y)));
            if let Some((operand, word)) = known(id) {
                map[id] = part.node(Node::Input { operand, word });
                nodes.resize(part.nodes.len(), id);
                continue;
            }
            map[id] = part.node(match self.nodes[id] {
                Node::Low(x, y) => Node::Low(pair(x, y).0, pair(x, y).1),
                Node::High(x, y) => Node::High(pair(x, y).0, pair(x, y).1),
                Node::Xor(x, y) => Node::Xor(pair(x, y).0, pair(x, y).1),
                Node::Sum(x, y, c) => Node::Sum(pair(x, y).0, pair(x, y).1, at(c)),
                Node::Difference(x, y, b) => Node::Difference(at(x), at(y), at(b)),
                Node::Carry(x) => Node::Carry(at(x)),
                Node::Borrow(x) => Node::Borrow(at(x)),
                Node::Rest(x) => Node::Rest(at(x)),
                Node::Top(x) => Node::Top(at(x)),
                Node::Multiple(x, k) => Node::Multiple(at(x), k),
                Node::Excess(x, k) => Node::Excess(at(x), k),
                Node::Spread(x) => Node::Spread(at(x)),
                Node::Sign(x) => Node::Sign(at(x)),
                Node::Choice { bit, yes, no } => Node::Choice { bit: at(bit), yes: at(yes), no: at(no) },
                Node::Input { operand, word } => {
                    let here = operands.iter().position(|&o| o == operand).unwrap_or_else(|| {
                        operands.push(operand);
                        operands.len() - 1
                    });
                    Node::Input { operand: here, word }
                }
                node @ (Node::Constant(_) | Node::Opaque { .. }) => node,
            });
            nodes.resize(part.nodes.len(), id);
        }
        part.steps = (0..part.nodes.len()).collect();
        Part { graph: part, out: of.iter().map(|&id| map[id]).collect(), operands, nodes }
    }
}
