import { setImmediate } from 'node:timers/promises'
import { apiTexts as texts } from '#app/texts/site/api.ts'
import { areas, type Call } from '../../contract/index.ts'
import type { Schema } from '../../contract/platform/call.ts'
import { type ServiceEndpoint, serviceEndpoints } from '../../contract/platform/service-endpoints.ts'
import { escapeMarkup } from '../../platform/formats/escape-markup.ts'
import { toJsonSchema } from './openapi-operation.ts'

/** Draws the API's page from its table, a call at a time: others have their turn between. */
export async function drawReference(): Promise<string> {
  const calls: string[] = []
  for (const [area, rows] of Object.entries(areas))
    calls.push(await drawArea(texts.areas[area as keyof typeof areas], Object.values(rows)))
  const body = [
    `<h1>${escapeMarkup(texts.title)}</h1>`,
    paragraph(texts.intro),
    `<p><a href="/api/openapi.json">${escapeMarkup(texts.description)}</a></p>`,
    `<h2>${escapeMarkup(texts.headersTitle)}</h2>`,
    `<dl>${Object.entries(texts.headers)
      .map(([name, says]) => `<dt><code>${name}</code></dt><dd>${escapeMarkup(says)}</dd>`)
      .join('')}</dl>`,
    section(texts.envelopeTitle, texts.envelope),
    section(texts.listsTitle, texts.lists),
    section(texts.filesTitle, [texts.files]),
    `<h2>${escapeMarkup(texts.callsTitle)}</h2>`,
    ...calls,
    `<h2>${escapeMarkup(texts.othersTitle)}</h2>`,
    drawTable(
      (Object.values(serviceEndpoints) as ServiceEndpoint[]).map(({ path, access, says, method = 'GET' }) => [
        `${method} ${path}`,
        texts.access[access],
        says,
        '',
      ]),
    ),
  ]
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api.css"><link rel="icon" href="/art/mark.svg"><title>${escapeMarkup(texts.title)}</title></head>
<body><main>
${body.join('\n')}
</main></body>
</html>
`
}

async function drawArea(title: string, calls: Call[]): Promise<string> {
  const lines: string[][] = []
  for (const row of calls) {
    lines.push([`${row.method} ${row.path}`, texts.access[row.access], row.says, listFields(row)])
    await setImmediate()
  }
  return `<h3>${escapeMarkup(title)}</h3>\n${drawTable(lines)}`
}

function listFields(row: Call): string {
  const parts = (['params', 'query', 'body'] as const).map((part) => [texts.parts[part], namesOf(row[part])] as const)
  const files = row.files ? [[texts.parts.files, row.files] as const] : []
  return [...parts, ...files]
    .filter(([, names]) => names !== '')
    .map(([part, names]) => `${part} : ${names}`)
    .join(' ; ')
}

function namesOf(schema: Schema | undefined): string {
  if (!schema) return ''
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as { properties?: object; required?: string[] }
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ')
}

function drawTable(lines: string[][]): string {
  const head = texts.columns.map((title) => `<th scope="col">${escapeMarkup(title)}</th>`).join('')
  const rows = lines.map(([call = '', ...rest]) => {
    const cells = rest.map((text) => `<td>${escapeMarkup(text)}</td>`).join('')
    return `<tr><th scope="row"><code>${escapeMarkup(call)}</code></th>${cells}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

function section(title: string, paragraphs: string[]): string {
  return `<h2>${escapeMarkup(title)}</h2>${paragraphs.map(paragraph).join('')}`
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`
}
