// node js-to-commonjs.mjs FROM TO: the modules of index.mjs in one CommonJS file, each as a function of its own.
import { readFileSync, writeFileSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
const text = (name) => readFileSync(`${from}/${name}.mjs`, 'utf8');

function asFunction(name) {
  const exported = [];
  const body = text(name)
    .replace(/^import (\{[^}]*\}) from '\.\/(\w+)\.mjs';$/gm, 'const $1 = $2_;')
    .replace(/^export ((?:async )?function|class|const|let) (\w+)/gm, (_, kind, name) => {
      exported.push(name);
      return `${kind} ${name}`;
    })
    .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename)");
  if (/^(import|export)\b/m.test(body)) throw new Error(`${name}.mjs has an import or export of another form`);
  return `const ${name}_ = (() => {\n${body}\nreturn { ${exported.join(', ')} };\n})();\n`;
}

const lines = text('index').trim().split('\n');
const modules = [], exports = [];
for (const line of lines) {
  const [, names, whole, name] = line.match(/^export (?:\{ ([\w, ]+) \}|\* as (\w+)) from '\.\/(\w+)\.mjs';$/);
  modules.push(asFunction(name));
  exports.push(...(whole ? [`${whole}: ${name}_`] : names.split(', ').map((what) => `${what}: ${name}_.${what}`)));
}
writeFileSync(to, `'use strict';\n${modules.join('')}module.exports = { ${exports.join(', ')} };\n`);
