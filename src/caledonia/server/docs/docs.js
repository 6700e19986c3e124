"use strict";

// Shows openapi.json. All texts are put in as text, never as HTML.

const content = document.getElementById("content");
const search = document.getElementById("search");

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const nameOf = (reference) => reference.split("/").pop();

// A shape in a line: names of other shapes are links.
function shown(schema) {
  if (schema === undefined || schema === true || Object.keys(schema).length === 0) return ["anything"];
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return [make("a", { href: `#shape-${name}` }, name)];
  }
  const union = schema.anyOf || schema.oneOf;
  if (union) return joined(union.map(shown), " | ");
  if (schema.allOf) return joined(schema.allOf.map(shown), " & ");
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return [schema.enum.map((each) => JSON.stringify(each)).join(" | ")];
  if (schema.type === "array") {
    if (schema.prefixItems) return ["[", ...joined(schema.prefixItems.map(shown), ", "), "]"];
    return ["list of ", ...shown(schema.items)];
  }
  if (schema.type === "object" && typeof schema.additionalProperties === "object") {
    const keys = schema.propertyNames ? shown(schema.propertyNames) : ["name"];
    return ["{ ", ...keys, ": ", ...shown(schema.additionalProperties), " }"];
  }
  return [String(schema.type || "anything")];
}

function joined(parts, separator) {
  return parts.flatMap((part, number) => (number ? [separator, ...part] : part));
}

function limits(schema) {
  const found = [];
  for (const name of ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "default"]) {
    if (schema && schema[name] !== undefined) found.push(`${name} ${JSON.stringify(schema[name])}`);
  }
  return found.join(", ");
}

function table(rows) {
  const body = rows.map(([name, required, schema, text]) =>
    make(
      "tr",
      {},
      make("td", {}, make("code", {}, name), required ? null : " (optional)"),
      make("td", {}, make("code", {}, ...shown(schema))),
      make("td", { class: "said" }, [text, limits(schema)].filter(Boolean).join(" ")),
    ),
  );
  return make("table", {}, make("tbody", {}, ...body));
}

function fields(schema) {
  const required = new Set(schema.required || []);
  return Object.entries(schema.properties || {}).map(([name, each]) => [
    name,
    required.has(name),
    each,
    each.description,
  ]);
}

function folded(id, words, heading, ...children) {
  const element = make("details", { id }, make("summary", {}, ...heading), make("div", {}, ...children));
  element.dataset.words = words.toLowerCase();
  return element;
}

function bodies(title, body) {
  return Object.entries(body.content || {}).map(([kind, each]) =>
    make("p", {}, `${title} (${kind}): `, make("code", {}, ...shown(each.schema))),
  );
}

function answers(operation) {
  const rows = Object.entries(operation.responses || {}).map(([status, answer]) => {
    const content = Object.values(answer.content || {})[0];
    return [status, true, content ? content.schema : { type: "nothing" }, answer.description];
  });
  return [make("p", {}, "Answers:"), table(rows)];
}

function route(path, method, operation) {
  const title = operation.summary || operation.operationId || "";
  const parameters = (operation.parameters || []).map((each) => [
    each.name,
    each.required,
    each.schema,
    [`in the ${each.in}.`, each.description].filter(Boolean).join(" "),
  ]);
  return folded(
    `route-${operation.operationId || path}`,
    `${method} ${path} ${title} ${operation.description || ""}`,
    [make("span", { class: "method" }, method.toUpperCase()), make("span", { class: "path" }, path), ` ${title}`],
    make("p", {}, operation.description || ""),
    parameters.length ? table(parameters) : null,
    ...(operation.requestBody ? bodies("Body", operation.requestBody) : []),
    ...answers(operation),
  );
}

function shape(name, schema) {
  const listed = fields(schema);
  return folded(
    `shape-${name}`,
    `${name} ${schema.description || ""}`,
    [make("code", {}, name)],
    make("p", {}, schema.description || ""),
    listed.length ? table(listed) : make("p", {}, make("code", {}, ...shown(schema))),
  );
}

function show(description) {
  const groups = new Map();
  const all = { ...description.paths };
  for (const [name, each] of Object.entries(description.webhooks || {})) all[name] = each;
  for (const [path, methods] of Object.entries(all)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = (operation.tags || ["other"])[0];
      if (!groups.has(tag)) groups.set(tag, []);
      groups.get(tag).push(route(path, method, operation));
    }
  }
  const shapes = Object.entries(description.components.schemas)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => shape(name, schema));
  groups.set("shapes", shapes);
  content.replaceChildren(
    ...[...groups].map(([tag, members]) => make("section", {}, make("h2", {}, tag), ...members)),
  );
  openTarget();
}

// Links to a shape open it.
function openTarget() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  target.open = true;
  target.scrollIntoView();
}

function filter() {
  const wanted = search.value.trim().toLowerCase();
  for (const element of content.querySelectorAll("details")) {
    element.hidden = !element.dataset.words.includes(wanted);
  }
  for (const section of content.querySelectorAll("section")) {
    section.hidden = !section.querySelector("details:not([hidden])");
  }
}

async function load() {
  try {
    const answer = await fetch("/api/openapi.json");
    show(await answer.json());
  } catch {
    content.textContent = "The description could not be loaded: reload the page.";
  }
}

search.addEventListener("input", filter);
addEventListener("hashchange", openTarget);
load();
