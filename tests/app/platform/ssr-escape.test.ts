import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeTitle } from '#app/models/content/page-summary.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const perPage = 250
const pages = 40

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '<script>alert(1)</script>',
        '</title>',
        '<!--',
        '-->',
        ']]>',
        '<svg onload=alert(1)>',
        '"',
        "'",
        '`',
        '{1}',
        '\\',
        '\u2028',
        '\u2029',
        '&lt;',
        '&#60;script&#62;',
        '</style>',
        '</textarea>',
        '__proto__',
        '<img src=x onerror=alert(1)>',
        '\u0085',
        '{{',
        '\\u003c',
        'javascript:alert(1)',
        '"}]',
        '\ud83c\udf77',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  // A text may be cut between the two halves of a character, which no page can show: such halves are left out.
  .map((parts) => `·${parts.join('').slice(0, 110)}·`.replace(/\p{Surrogate}/gu, ''))
  .filter((text) => !text.includes('\0'))

/** A tag as React writes it: attributes in double quotes, their values without any. */
const tag = /<\/?([a-z][a-z0-9-]*)((?:\s+[a-zA-Z:-]+(?:="[^"]*")?)*)\s*\/?>/g
const attribute = /\s+([a-zA-Z:-]+)(?:="[^"]*")?/g
const ourTags = new Set(
  'html head meta title link body a div header nav main section article p h1 h2 h3 ul ol li dl dt dd span strong em img svg path use g circle details summary footer button form label input small time table tbody tr th td address hr br figure figcaption aside search script cart-place'.split(
    ' ',
  ),
)

const inlineScript = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g

test('threat 75: ten thousand strings of an owner’s come out as text', async () => {
  const values = fc.sample(nasty, { numRuns: perPage * pages, seed: 75 })
  for (let page = 0; page < pages; page += 1) {
    const mine = values.slice(page * perPage, (page + 1) * perPage)
    const [title, metaDescription, ...texts] = mine as [string, string, ...string[]]
    const blocks = [{ type: 'text', title, body: toRichText(...texts.slice(0, 40)) }]
    for (let rest = texts.slice(40); rest.length > 0; rest = rest.slice(40))
      blocks.push({ type: 'text', title: rest[0] ?? '', body: toRichText(...rest.slice(0, 40)) })
    const changed = await shop().changePage('le-domaine', { title: title.slice(0, 60), metaDescription, blocks })
    expect([changed.status, await changed.text()]).toEqual([200, expect.any(String)])
    const html = await (await shop().get('/le-domaine', { cookie: 'cart=1' })).text()
    expectOnlyOurTags(html)
    expect(titleOf(html)).toBe(composeTitle(title.slice(0, 60), 'Domaine des Trois Coteaux'))
    expect(paragraphsOf(html), 'in the document').toEqual(texts)
  }
}, 180_000)

test('threat 75: what a screen hands on to the browser is what was written, and closes no script', async () => {
  for (const name of fc.sample(nasty, { numRuns: 60, seed: 76 })) {
    await shop().setParameter('company_name', name)
    expectHandedOn(await (await shop().get('/contact')).text(), name)
  }
}, 180_000)

/** Every angle bracket of a page opens a tag of our own components, with attributes that they write. */
function expectOnlyOurTags(html: string): void {
  for (const [script] of html.matchAll(inlineScript)) expect(script).toMatch(/^<script type="application\/ld\+json">/)
  const bare = html.replace(inlineScript, '').replace('<!DOCTYPE html>', '').replaceAll('<!-- -->', '')
  const rest = bare.replace(tag, (_all, name: string, attributes = '') => {
    if (!ourTags.has(name)) return `<${name}`
    const names = [...attributes.matchAll(attribute)].map(([, found]) => found)
    return names.some((found) => /^(?:on|style$|srcdoc$|formaction$)/i.test(found)) ? `<${name} ${names}` : ''
  })
  expect(rest.match(/<.{0,80}/s)?.[0]).toBeUndefined()
  expect(html.match(/<title>[^<]*<\/title>/g)?.length).toBe(1)
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The paragraphs of a page's body as a browser reads them. */
function paragraphsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<section'))
  return [...body.matchAll(/<div class="prose">(.*?)<\/div>/gs)].flatMap(([, prose = '']) =>
    [...prose.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => text.replace(/&[^;]+;/g, (code) => entities[code] ?? code)),
  )
}

/** What hydration reads back is what was written, to the letter. */
function expectHandedOn(html: string, text: string): void {
  const script = [...html.matchAll(inlineScript)].map(([, source]) => source ?? '').find((source) => source.includes('enqueue('))
  const literal = /enqueue\((".*")\);/s.exec(script ?? '')?.[1] ?? ''
  expect(literal).not.toMatch(/[<>\u2028\u2029]/)
  const stream = JSON.parse(literal) as string
  const read = stream.split('\n').flatMap((line) => (line.startsWith('[') ? (JSON.parse(line) as unknown[]) : []))
  expect(read.some((value) => String(value).includes(text))).toBe(true)
}

function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/&[^;]+;/g, (code) => entities[code] ?? code)
}
