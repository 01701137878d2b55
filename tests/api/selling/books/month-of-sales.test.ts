import { verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { verifyBooks } from '#api/house/audit/audit-shop.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { closeAndSign } from '#api/selling/papers/books/close-and-sign.ts'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import { labelOf, type Paper } from '#app/models/selling/money/paper.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findBroken } from '../../support/facturx-rules.ts'
import { allOf, findRefused, saidOf } from '../../support/flux10-rules.ts'
import { readXml } from '../../support/read-xml.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { sealing, transports } from '../../support/stage.ts'
import { addUp } from '../../support/trade/add-up.ts'
import { openDice, openMarket } from '../../support/trade/market.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'
import { findMiscounted, gatherCourses } from '../../support/trade/second-reckoning.ts'
import { setParameter } from '../../support/trade/shop.ts'

/** More of them on demand; what they say of each other is the same, and one database tells them all. */
const sales = process.env.LONG ? { sqlite: 10_000, postgres: 1000 } : { sqlite: 300, postgres: 30 }

const query = { from: '2026-03-01', to: '2026-03-31' }
const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
const rowsOf = (content: string, mark = ';') =>
  Buffer.from(content, 'base64')
    .toString()
    .replace('\ufeff', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(mark).map((cell) => cell.replaceAll('"', '')))
eachDatabase('a month of random sales', (open) => {
  test('entries, recap, closings, journal, e-reporting and volumes agree to the cent, what was given back in parts included', async () => {
    const db = await open()
    const shop = await openOrderStage(db, transports['in process'], 100_000)
    const market = await openMarket(shop)
    const before = await market.count()
    const dice = openDice(20_260_301)
    const many = sales[db.dialect]
    for (let sale = 0; sale < many; sale += 1) {
      // One after the other, from eight to six each day.
      const hours = (sale * 31 * 10) / many
      const moment = Date.UTC(2026, 2, 1 + Math.floor(hours / 10), 8) + (hours % 10) * 3_600_000
      shop.at(new Date(moment).toISOString())
      await market.sellOne(sale, dice)
    }
    const owner = await shop.ownerNow()
    const move = (kind: 'SAMPLE' | 'LOSS', quantity: number) =>
      owner.createStockMovement({ body: { idDeclination: shop.wine.first.id, kind, quantity } })
    given(await move('SAMPLE', 3))
    given(await move('LOSS', 2))
    const now = new Date('2026-04-02T08:00:00.000Z')
    shop.at(now.toISOString())
    await closeAndSign({ ...shop.till(), now }, sealing.signing)
    expect(await verifyBooks(db, { signing: sealing.signing })).toEqual([])

    const { closings } = given(await (await shop.ownerNow()).listBookClosings({ query: { kind: 'MONTH' } }))
    const month = closings[0]
    if (!month) throw new Error('the month is not closed')
    const net = sum(month.vat.map((share) => share.net))
    const tax = sum(month.vat.map((share) => share.tax))
    expect(month.credited).toBeGreaterThan(0)
    await expectPapers(shop, many)

    const later = await shop.ownerNow()
    const [, ...entries] = rowsOf(given(await later.exportLedger({ query })).content, '\t')
    expect(entries.every((cells) => cells.length === 18)).toBe(true)
    const totals = new Map<string, number>()
    const days = new Map<string, number>()
    for (const cells of entries) {
      const [, , number = '', day = '', account = ''] = cells
      const amount = cents(cells[11] ?? '') - cents(cells[12] ?? '')
      totals.set(account, (totals.get(account) ?? 0) + amount)
      for (const key of [`n${number}`, day]) days.set(key, (days.get(key) ?? 0) + amount)
    }
    expect([...days.values()].every((amount) => amount === 0)).toBe(true)
    const numbers = [...new Set(entries.map((cells) => Number(cells[2])))]
    expect(numbers).toEqual(numbers.map((_number, place) => place + 1))
    const under = (root: string) => sum([...totals].flatMap(([account, amount]) => (account.startsWith(root) ? [amount] : [])))
    expect([under('70'), under('44571'), under('411')]).toEqual([-net, -tax, 0])
    expect(under('5')).toBe(month.invoiced - month.credited)

    const signed = (cells: string[], at: number, way: number) =>
      (cells[way] === 'remboursements' ? -1 : 1) * cents(cells[at] ?? '')
    const [, ...recap] = rowsOf(given(await later.exportVat({ query })).content)
    expect([sum(recap.map((cells) => signed(cells, 6, 5))), sum(recap.map((cells) => signed(cells, 7, 5)))]).toEqual([net, tax])
    const [, ...journal] = rowsOf(given(await later.exportPapers({ query })).content)
    const ofNote = (cells: string[]) => (cells[1] === 'Avoir' ? -1 : 1)
    expect(sum(journal.map((cells) => ofNote(cells) * cents(cells[9] ?? '')))).toBe(net)

    await expectTold(shop)
    expect(await volumesOf(later)).toEqual(await market.volumes(before))
  })

  test('an archive of a closed period is the same bytes each time, signed, and read without the program', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 50)
    shop.at('2026-03-30T10:00:00.000Z')
    const body = { products: [{ id: shop.wine.product.id, quantity: 2 }], buyer: {}, delivery: { type: 'NO_DELIVERY' as const } }
    const sale = {
      ...body,
      payment: 'ON_COLLECTION' as const,
      isPaid: true,
      isAdult: true,
      received: [{ means: 'CASH' as const }],
    }
    given(await (await shop.ownerNow()).createOrder({ body: sale }))
    expect(await (await shop.ownerNow()).exportArchive({ query })).toMatchObject({ ok: false })
    const now = new Date('2026-04-02T08:00:00.000Z')
    shop.at(now.toISOString())
    await closeAndSign({ ...shop.till(), now }, sealing.signing)
    const owner = await shop.ownerNow()
    const first = given(await owner.exportArchive({ query })).content
    expect(given(await owner.exportArchive({ query })).content).toBe(first)
    const files = unzip(Buffer.from(first, 'base64'))
    const read = (name: string) => files.get(name) ?? Buffer.alloc(0)
    expect(read('LISEZMOI.txt').toString()).toContain('openssl pkeyutl -verify')
    const [pem, manifest] = [read('cle-publique.pem').toString(), read('manifeste.json')]
    expect(verify(null, manifest, pem, read('manifeste.sig'))).toBe(true)
    const { sha256 } = JSON.parse(manifest.toString()) as { sha256: Record<string, string> }
    const { createHash } = await import('node:crypto')
    for (const [name, hash] of Object.entries(sha256)) expect(createHash('sha256').update(read(name)).digest('hex')).toBe(hash)
    expect(read('reglements.csv').toString()).toContain('CASH')
    expect(read('ecritures-fec.txt').toString()).toContain('531000')
    const attestation = Buffer.from(given(await owner.printAttestation()).content, 'base64')
    expect(attestation.subarray(0, 5).toString()).toBe('%PDF-')
    await bindToSite(shop.db, '1').inTransaction((tx) => tx.updateTable('payments').set({ parts: '[]' }).execute())
    expect((await verifyBooks(shop.db, { signing: sealing.signing })).map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^the payment .*: its parts is "\[\]"/),
    )
  })
})

/** What lies stored in an archive, by name. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)]
    const begin = at + 30 + name
    files.set(bytes.subarray(at + 30, begin).toString(), bytes.subarray(begin, begin + size))
    at = begin + size
  }
  return files
}

/** Each paper comes to what a second reckoning does, by line and rate; as an invoice between businesses it breaks no rule of the norm. */
async function expectPapers(shop: OrderStage, many: number) {
  const rows = await shop.db.read
    .selectFrom('papers')
    .selectAll()
    .orderBy('issued_at')
    .orderBy('year')
    .orderBy('number')
    .execute()
  const papers = rows.map(readBody)
  const courses = gatherCourses(papers)
  expect(courses.length + sum(courses.map(({ notes }) => notes.length))).toBe(papers.length)
  expect(courses.flatMap(findMiscounted)).toEqual([])
  const broken = papers.flatMap((paper) => {
    const { buyer } = paper
    const xml = readXml(writeFacturX({ ...paper, buyer: { ...buyer, company: buyer.company || 'Bistrot', siren: '732829320' } }))
    const { found, said } = addUp(xml)
    const rules = findBroken(xml)
    const sums = JSON.stringify(found) === JSON.stringify(said) ? [] : [`${found}, not ${said}`]
    return [...rules, ...sums].map((fault) => `${labelOf(paper)}: ${fault}`)
  })
  expect(broken).toEqual([])
  const has = (want: (paper: Paper) => boolean) => papers.filter(want).length
  const kinds = {
    notes: has(({ kind }) => kind === 'CREDIT'),
    'taken from twice': courses.filter(({ notes }) => notes.length > 1).length,
    mixed: has(({ vat }) => vat.length > 1),
    reduced: has(({ discount }) => discount.amount > 0),
    carried: has(({ shipping }) => shipping.gross > 0),
    exported: has(({ tax }) => tax?.exemption === 'EXPORT'),
    overseas: has(({ tax }) => tax?.exemption === 'OVERSEAS'),
    'taxed elsewhere': has(({ tax }) => tax?.territory === 'UNION'),
    'of businesses': has(({ buyer }) => buyer.siren !== ''),
  }
  if (many >= 300) expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([])
  if (process.env.LONG) console.log(`${shop.db.dialect}: ${papers.length} papers of ${many} sales: ${JSON.stringify(kinds)}`)
}

/** What the state is told is what the papers say, those of French businesses left out, and no tax but that of France. */
async function expectTold(shop: OrderStage) {
  const owner = await shop.ownerNow()
  const access = {
    url: 'https://pa.test/flow-service',
    tokenUrl: 'https://pa.test/token',
    clientId: 'domaine',
    secret: 'tres-secret',
  }
  const platform = { name: 'Plateforme', number: '00a2', ...access, since: '2026-03-01', isActive: false }
  expect(given(await owner.changePlatform({ body: platform })).number).toBe('00A2')
  expect(await codeOf(owner.changePlatform({ body: { ...platform, number: '42' } }))).toBe('invalid')
  const xml = readXml(Buffer.from(given(await owner.exportSalesReport({ query })).content, 'base64').toString())
  expect(findRefused(xml)).toEqual([])
  const rows = await shop.db.read
    .selectFrom('papers')
    .selectAll()
    .orderBy('issued_at')
    .orderBy('kind')
    .orderBy('number')
    .execute()
  const papers = rows.map(readBody).filter(({ buyer }) => buyer.siren === '')
  const own = (want: (paper: Paper) => boolean, of: 'net' | 'tax') =>
    sum(papers.flatMap((paper) => (want(paper) ? paper.vat.map((share) => (paper.kind === 'INVOICE' ? 1 : -1) * share[of]) : [])))
  const isNamed = ({ buyer }: Paper) => buyer.company !== ''
  const isElsewhere = ({ tax }: Paper) => tax?.territory === 'UNION'
  const told = allOf(xml, 'Transactions')
  const at = (category: string, name: string) =>
    sum(told.flatMap((one) => (saidOf(one, 'CategoryCode') === category ? [Math.round(Number(saidOf(one, name)) * 100)] : [])))
  const atHome = (paper: Paper) => !isNamed(paper) && !isElsewhere(paper)
  expect([at('TLB1', 'TaxExclusiveAmount'), at('TLB1', 'TaxTotal')]).toEqual([own(atHome, 'net'), own(atHome, 'tax')])
  expect([at('TNT1', 'TaxExclusiveAmount'), at('TNT1', 'TaxTotal')]).toEqual([own(isElsewhere, 'net'), 0])
  expect(sum(told.map((one) => Number(saidOf(one, 'TransactionsCount'))))).toBe(papers.filter((one) => !isNamed(one)).length)
  expect(allOf(xml, 'Invoice').map((one) => saidOf(one, 'ID'))).toEqual(papers.filter(isNamed).map(labelOf))

  const { periods } = given(await owner.listReportPeriods())
  expect(periods.slice(0, 4).map(({ from, to, due, isOver }) => [from, to, due, isOver])).toEqual([
    ['2026-04-01', '2026-04-10', '2026-04-20', false],
    ['2026-03-21', '2026-03-31', '2026-04-10', true],
    ['2026-03-11', '2026-03-20', '2026-03-31', true],
    ['2026-03-01', '2026-03-10', '2026-03-20', true],
  ])
  const summed = periods.flatMap(({ categories }) => categories)
  for (const category of ['TLB1', 'TNT1'])
    expect(sum(summed.flatMap((one) => (one.category === category ? [one.net] : [])))).toBe(at(category, 'TaxExclusiveAmount'))
  await setParameter(owner, 'VAT_RHYTHM', 'QUARTERLY')
  expect(given(await owner.listReportPeriods()).periods[1]).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-31',
    due: '2026-04-10',
  })
  for (const wrong of [
    { from: '2026-03-31', to: '2026-03-31' },
    { from: '2026-03-01', to: '2026-04-02' },
  ])
    expect(await codeOf(owner.exportSalesReport({ query: wrong }))).toBe('invalid')
}

/** What customs are told left the cellar, less what came back, in millilitres. */
async function volumesOf(owner: ShopApi) {
  const [, ...exits] = rowsOf(given(await owner.exportExits({ query })).content)
  expect(exits.flatMap((cells) => (cells[0] === 'perte' || cells[0] === 'échantillon' ? [[cells[0], cells[7]]] : []))).toEqual([
    ['perte', '2'],
    ['échantillon', '3'],
  ])
  const volume = (name: string) =>
    sum(
      exits.flatMap((cells) =>
        cells[3] === name
          ? [(cells[0] === 'retour en cave' ? -1 : 1) * Math.round(Number((cells[8] ?? '').replace(',', '.')) * 100_000)]
          : [],
      ),
    )
  const returned = sum(exits.flatMap((cells) => (cells[0] === 'retour en cave' ? [Number(cells[7])] : [])))
  // The same in the lines for a portal: each has twenty fields, none is there twice.
  const lines = rowsOf(given(await owner.exportDtiLines({ query: { ...query, portal: 'COMMON' } })).content)
  expect(new Set(lines.map((cells) => cells.toSpliced(16, 1).join(';'))).size).toBe(lines.length)
  expect(lines.every((cells) => cells.length === 20)).toBe(true)
  for (const name of ['Savagnin', 'Jus de raisin']) {
    const told = lines.filter((cells) => cells[11] === name)
    const left = told.map((cells) => (cells[14] === 'entrees' ? -1 : 1) * Math.round(Number(cells[16]) * 100_000))
    expect(sum(left)).toBe(volume(name))
  }
  return { returned, Savagnin: volume('Savagnin'), 'Jus de raisin': volume('Jus de raisin') }
}
