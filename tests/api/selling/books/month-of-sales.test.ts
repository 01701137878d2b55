import { verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyBooks } from '#api/house/audit/audit-shop.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { closeAndSign } from '#api/selling/papers/books/close-and-sign.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { readXml, type Xml } from '../../support/read-xml.ts'
import { given } from '../../support/site-calls.ts'
import { sealing, transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell, setParameter } from '../../support/trade/shop.ts'

/** More of them on demand; what they say of each other is the same. */
const sales = process.env.LONG ? 10_000 : 40

/** The same sales each time. */
function openDice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

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
const all = (xml: Xml, name: string): Xml[] => xml.inner.flatMap((one) => (one.name === name ? [one] : all(one, name)))
const textOf = (xml: Xml, name: string) => xml.inner.find((one) => one.name === name)?.text ?? ''

eachDatabase('a month of random sales', (open) => {
  test('entries, recap, closings, journal, e-reporting and volumes agree to the cent, what was given back in parts included', async () => {
    const db = await open()
    const shop = await openOrderStage(db, transports['in process'], 100_000)
    await setParameter(shop.owner, 'SIRET_NUMBER', '40483304800022')
    const juice = await sell(shop.owner, { name: 'Jus de raisin', price: 550, vatRate: 550 }, [
      { year: 2025, capacity: 1, capacityUnit: 'L' },
    ])
    await shop.fill(juice.first.id, 100_000)
    const before = { wine: await shop.left(), juice: await shop.left(juice.first.id) }
    const dice = openDice(20_260_301)
    for (let sale = 0; sale < sales; sale += 1) {
      const day = 1 + Math.floor((sale * 31) / sales)
      shop.at(`2026-03-${String(day).padStart(2, '0')}T${String(8 + dice(10)).padStart(2, '0')}:00:00.000Z`)
      const owner = await shop.ownerNow()
      const products = [
        { id: shop.wine.product.id, quantity: 1 + dice(5) },
        ...(dice(2) === 0 ? [{ id: juice.product.id, quantity: 1 + dice(4) }] : []),
      ]
      const received = [
        { means: 'TERMINAL' as const },
        ...(dice(2) === 0 ? [{ means: 'CASH' as const, amount: 100 + dice(900) }] : []),
      ]
      const body = { products, buyer: {}, delivery: { type: 'NO_DELIVERY' as const }, payment: 'ON_COLLECTION' as const }
      const order = given(await owner.createOrder({ body: { ...body, isPaid: true, isAdult: true, received } }))
      const back = dice(4)
      const key = `cle-${sale}-0123456789`
      const id = order.id
      if (back === 0) given(await owner.refundOrder({ params: { id }, body: { key, amount: 1 + dice(500) } }))
      if (back === 1)
        given(await owner.refundOrder({ params: { id }, body: { key, amount: 1500, lines: [{ line: 0, quantity: 1 }] } }))
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

    const xml = readXml(Buffer.from(given(await later.exportSalesReport({ query })).content, 'base64').toString())
    const told = all(xml, 'Transactions')
    expect(sum(told.map((one) => cents(textOf(one, 'TaxExclusiveAmount'))))).toBe(net)
    expect(sum(told.map((one) => cents(textOf(one, 'TaxTotal'))))).toBe(tax)
    expect(sum(told.map((one) => Number(textOf(one, 'TransactionsCount'))))).toBe(month.invoices + month.credits)
    expect([...new Set(told.map((one) => textOf(one, 'CategoryCode')))]).toEqual(['TLB1'])

    const [, ...exits] = rowsOf(given(await later.exportExits({ query })).content)
    const volume = (name: string) =>
      sum(exits.flatMap((cells) => (cells[3] === name ? [Math.round(Number((cells[8] ?? '').replace(',', '.')) * 100_000)] : [])))
    const left = { wine: await shop.left(), juice: await shop.left(juice.first.id) }
    expect(volume('Savagnin')).toBe((before.wine - left.wine) * 750)
    expect(volume('Jus de raisin')).toBe((before.juice - left.juice) * 1000)
    expect(exits.filter((cells) => cells[0] !== 'vente').map((cells) => [cells[0], cells[7]])).toEqual([
      ['perte', '2'],
      ['échantillon', '3'],
    ])
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
