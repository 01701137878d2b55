import { expect, test } from 'vitest'
import { drawPaper } from '#api/selling/papers/drawing/draw-paper.ts'
import { drawTerms } from '#api/selling/papers/drawing/draw-terms.ts'
import { openOwnStage } from '../../support/own-stage.ts'
import { drawn, house, known, long, terms } from '../../support/pdf/drawn-papers.ts'
import { findUnreadable } from '../../support/pdf/pdf-ua-rules.ts'
import { readTagged, type TaggedFile, wordsOf } from '../../support/pdf/read-tags.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { sell } from '../../support/trade/shop.ts'

const stage = openOwnStage()
test.each(Object.entries(drawn))(
  '%s is read aloud whole: each word of it in its place, what adorns passed over',
  (_name, draw) => {
    expect(findUnreadable(draw())).toEqual([])
  },
)

test('a technical file and the attestation of the till are read aloud too', async () => {
  const owner = transports['in process'](stage())({ siteId: '1', token: stage().tokens['1']?.ADMIN ?? '' })
  const facts = { appellation: 'Arbois', alcohol: 125, ingredients: 'Raisins', allergens: ['SULPHITES' as const] }
  const { product } = await sell(owner, { name: 'Clos', description: 'Cerise noire', price: 2400, facts }, [
    { year: 2021 },
    { year: 2020 },
  ])
  const file = given(await owner.generateProductFile({ params: { id: product.id } })).content
  const attestation = given(await owner.printAttestation({})).content
  for (const content of [file, attestation]) expect(findUnreadable(Buffer.from(content, 'base64'))).toEqual([])
  const links = rolesOf(readTagged(Buffer.from(file, 'base64')), 'Link')
  expect(links).toHaveLength(2)
})

test('what is read aloud of an invoice is what it says, in the order of an invoice; its foot is not', () => {
  const file = readTagged(drawPaper(long, { isCopy: true }))
  expect(file.pages.length).toBeGreaterThan(2)
  expect(rolesOf(file, 'H1')).toEqual(['Facture'])
  expect(rolesOf(file, 'H2')).toHaveLength(2)
  const [goods, sums] = file.tags.filter(({ role }) => role === 'Table')
  expect(goods?.tags).toHaveLength(1 + 70 + 1 + 1)
  expect(goods?.tags[0]?.tags.map((cell) => [cell.role, cell.attributes.entries.Scope])).toEqual(Array(6).fill(['TH', '/Column']))
  expect(goods?.tags.at(1)?.tags.map((cell) => wordsOf(file, cell))).toEqual([
    `${'Un vin de nom long, numéro 0 '.repeat(3)}75 cl`,
    ...['1', '10,00\u00a0\x80', '20\u00a0%', '10,00\u00a0\x80', '12,00\u00a0\x80'],
  ])
  expect(sums?.tags.at(-1)?.tags.map(({ role }) => role)).toEqual(['TH', 'TD'])
  const read = file.tags.filter(({ parent }) => !parent).map((tag) => wordsOf(file, tag))
  expect(read).toHaveLength(1)
  expect(read[0]?.match(/Facture/g)?.length).toBeGreaterThan(0)
  expect(read[0]).not.toContain('Page 1 sur')
  expect(file.pages.map(({ content }) => content.adorned.includes(' sur '))).not.toContain(false)
  // The names of the columns come again on each page, and are read once.
  expect(file.pages.at(1)?.content.adorned).toContain('D\xe9signationQt\xe9')
})

test('a link of the terms says where it goes, on paper as well, and can be followed on each line it stands on', () => {
  const file = readTagged(drawTerms({ version: 3, since: known.issuedAt, body: JSON.stringify(terms) }, house))
  const [link] = file.tags.filter(({ role }) => role === 'Link')
  expect(link?.held.filter((held) => held.startsWith('object')).length).toBeGreaterThan(0)
  const words = file.tags.filter(({ parent }) => !parent).map((tag) => wordsOf(file, tag))[0] ?? ''
  expect(words).toContain('quatorze jours après (https://shop.test/renoncer), ou une autre déclaration (sans ambiguïté).')
  // A row that is higher than a page loses no word.
  expect(words.match(/un long récit/g)).toHaveLength(900)
  expect(rolesOf(file, 'Lbl')).toEqual(['1.', '\x95', '2.'])
})

test('a file in which something is missing is found out', () => {
  const whole = drawTerms({ version: 3, since: known.issuedAt, body: JSON.stringify(terms) }, house).toString('latin1')
  const code = (drawn['codes of labels']?.() ?? Buffer.alloc(0)).toString('latin1')
  const breaks: [file: string, from: string | RegExp, to: string, found: RegExp][] = [
    [whole, '/Marked true ', '/Marked null ', /not marked/],
    [whole, '/Lang (fr-FR)', '/Lamg (fr-FR)', /no language/],
    [whole, '<pdfuaid:part>1', '<pdfuaid:part>2', /PDF\/UA/],
    [whole, '/Tabs /S', '/Tabs /R', /tabs/],
    [whole, '/MCID 3 >> BDC', '/MCID 9 >> BDC', /twice|nowhere|in no tag/],
    [whole, '/P << /MCID 2 >> BDC', '/Artifact BMC', /nowhere/],
    [whole, '/S /H3 ', '/S /H4 ', /calls itself|behind none/],
    [whole, '/Scope /Column', '/Scope /Colonn', /heads nothing/],
    [whole, /\/StructParent \d/, '/StructParent 0', /of no tag/],
    [whole, /\/Contents <[0-9A-F]+>/, '', /where it goes/],
    [code, /\/Alt <[0-9A-F]+>/, '/Alt ()', /not told/],
    [code, /\/BBox \[/, '/BBax [', /stands nowhere/],
  ]
  for (const [file, from, to, found] of breaks) {
    const broken = file.replace(from, (cut) => to.padEnd(cut.length, ' '))
    expect(broken, String(from)).not.toBe(file)
    expect(findUnreadable(Buffer.from(broken, 'latin1')).join('; '), String(from)).toMatch(found)
  }
})

function rolesOf(file: TaggedFile, role: string): string[] {
  return file.tags.filter((tag) => tag.role === role).map((tag) => wordsOf(file, tag))
}
