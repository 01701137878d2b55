import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findPdfFault } from './check-pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const hex = (text: string) => `${Buffer.from(text).toString('hex')}>`

/** A document with one stream. */
function pdf(head: string, stream: Buffer | string): Buffer {
  const parts = [`%PDF-1.7\n1 0 obj\n<< ${head} >>\nstream\n`, stream, '\nendstream\nendobj\ntrailer << /Root 2 0 R >>\n%%EOF\n']
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
}

test.each([
  ['as it is', '/Type /ObjStm /Filter /FlateDecode', deflateSync(script)],
  ['in no way', '/Type /ObjStm', script],
  ['under a name that hides a letter', '/Type /Obj#53tm /Filter /FlateDecode', deflateSync(script)],
  ['by a filter that hides a letter', '/Type /ObjStm /Filter /Fl#61teDecode', deflateSync(script)],
  ['by a list of one filter', '/Type /ObjStm /Filter [ /FlateDecode ]', deflateSync(script)],
  ['as numbers', '/Type /ObjStm /Filter /ASCIIHexDecode', hex(script)],
  ['twice', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', hex(deflateSync(script).toString('latin1'))],
  ['by a filter that stands elsewhere', '/Type /ObjStm /Filter 7 0 R', deflateSync(script)],
  ['behind a long head', `/Type /ObjStm ${' '.repeat(5000)} /Filter /FlateDecode`, deflateSync(script)],
  [
    'behind a head that is longer than anybody writes',
    `/Type /ObjStm ${' '.repeat(100_000)} /Filter /FlateDecode`,
    deflateSync(script),
  ],
  [
    'behind a note that looks like a stream',
    '>>\nendobj\n%stream\n3 0 obj\n<< /Type /ObjStm /Filter /FlateDecode',
    deflateSync(script),
  ],
  ['behind words that look like its beginning', '/Type /ObjStm /X (>>stream\n) /Filter /FlateDecode', deflateSync(script)],
  ['behind a name that looks like its head', '/Filter /FlateDecode /obj 1 /Type /ObjStm', deflateSync(script)],
  ['without saying what it is', '/N 1 /First 4 /Filter /FlateDecode', deflateSync(script)],
  ['without saying it, under a name that hides a letter', '/N 1 /F#69rst 4 /Filter /FlateDecode', deflateSync(script)],
  ['without saying it, behind words', '/N 1 /First 4 /X ((endobj) endobj) /Filter /FlateDecode', deflateSync(script)],
  ['without saying it, behind a note', '/N 1 /First 4 %endobj\n /Filter /FlateDecode', deflateSync(script)],
  [
    'by the second of two filters',
    '/Type /ObjStm /Filter /FlateDecode /Filter /ASCIIHexDecode',
    Buffer.concat([deflateSync('<< >>'), Buffer.from(hex(script))]),
  ],
  [
    'behind a beginning that only readers take for one',
    '/Type /ObjStm /Filter /FlateDecode >>stream\rhidden\nendstream\n',
    Buffer.concat([deflateSync('<< >>'), Buffer.from('\nendstream ')]),
  ],
  ['behind a name that ends as the head does', '/Type /ObjStm /X /Xstream\n /Filter /FlateDecode', deflateSync(script)],
  ['behind a name that is the end of the head', '/N 1 /First 4 /X /stream\r\n /Filter /FlateDecode', deflateSync(script)],
  ['behind the name of an end', '/N 1 /First 4 /X /endobj /Filter /FlateDecode', deflateSync(script)],
  ['behind a word that ends as an object does', '/N 1 /First 4 Xendobj 1 /Filter /FlateDecode', deflateSync(script)],
  ['behind numbers in brackets that are none', '/N 1 /First 4 /X <endobj> /Filter /FlateDecode', deflateSync(script)],
  ['behind the name of a beginning', '/Filter /FlateDecode /N 1 /X /obj << /A 1 >> /First 4', deflateSync(script)],
  ['as numbers, behind an object that only some readers skip', '/Filter /ASCIIHexDecode /N 1 8 0 obj << /First 4', hex(script)],
  [
    'as numbers, within a stream that the table of a reader leads into',
    '/Type /X >>\nstream\n9 0 obj << /Filter /ASCIIHexDecode /First 4 /N 1',
    hex(script),
  ],
  ['behind a predictor', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync(script)],
])('threat 17: a script in a document is not let in, packed %s', async (_how, head, stream) => {
  expect(await findPdfFault(pdf(head, stream))).toBeDefined()
})

test('a document with pictures and packed objects that do nothing is let in', async () => {
  expect(await findPdfFault(pdf('/Type /ObjStm /Filter /FlateDecode', deflateSync('<< /Type /Page >>')))).toBeUndefined()
  expect(await findPdfFault(pdf('/Subtype /Image /Filter [/ASCII85Decode /DCTDecode]', 'GhQ~>'))).toBeUndefined()
})

test.each([
  '/GoToR /F (elsewhere.pdf)',
  '/URI /OnInstantiate 7 0 R',
  '/Thread /F (//elsewhere/x.pdf)',
  '/Hide >> /AF [<< /F (x.exe) /EF %\n<< /F 7 0 R >> >>] /X <<',
  '/Hide >> /Annots [<< /Subtype /File#41ttachment /FS 7 0 R >>] /X <<',
])('threat 17: a document that opens another, holds one, or runs a script of its drawing, is not let in: %s', async (act) =>
  expect(await findPdfFault(pdf(`/OpenAction << /S ${act} >>`, ''))).toBe('active'),
)

test('a document with chapters is let in, whatever their names', async () => {
  const chapters =
    '/Type /Outlines /First 6 0 R /Title (Un (deux) stream \\( endobj) /Count 2 >> % stream\nendobj\n7 0 obj << /Length 1'
  expect(await findPdfFault(pdf(chapters, 'x'))).toBeUndefined()
})

test('threat 17: nine megabytes of hidden letters, or of streams, are judged in a blink', async () => {
  const costs: number[] = []
  for (const filler of [
    '#41'.repeat(3_100_000),
    'stream\n'.repeat(1_300_000),
    'stream\nendstream '.repeat(550_000),
    '/ObjStm '.repeat(1_000_000),
    '/First '.repeat(1_000_000),
    '/First endobj '.repeat(600_000),
    '/First (%'.repeat(900_000),
    '/First %\n'.repeat(900_000),
    '/First stream\nendstream obj <<>> '.repeat(250_000),
    'endstream endobj 1 0 obj << /First 2 0 R >> endobj '.repeat(180_000),
    `endstream endobj 1 0 obj << /First ${'<'.repeat(9_000_000)}`,
    `endstream endobj 1 0 obj << /First ${'(\\('.repeat(3_000_000)}`,
    `endstream endobj 1 0 obj << /First ${' '.repeat(9_000_000)})`,
    `endstream endobj 1 0 obj << /First ${'%\n'.repeat(4_000_000)})`,
    '/EF %\n%'.repeat(1_200_000),
    '/S '.repeat(3_000_000),
  ]) {
    // Its own work: what else the machine does is not its doing.
    const began = process.cpuUsage()
    await findPdfFault(pdf('/Type /Note', filler))
    const { user, system } = process.cpuUsage(began)
    costs.push((user + system) / 1000)
  }
  expect(Math.max(...costs)).toBeLessThan(500)
})
