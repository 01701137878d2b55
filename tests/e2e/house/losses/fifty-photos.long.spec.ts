import { join } from 'node:path'
import { fallbackOf, sourcesOf } from '../../../../app/models/site/pictures/picture.ts'
import { enterAs, shareOwnShop } from '../../demo-shop.ts'
import { callAsOwner } from '../../own-shop.ts'
import { expect, test, widths } from '../../shopper.ts'
import { drawPhotos } from './many-photos.ts'

// The line is cut on purpose.
test.use({ expectedComplaint: /ERR_|status of/ })
test.setTimeout(900_000)

const shop = shareOwnShop()
type Kept = { name: string; url: string; width: number; height: number }

/** In bytes, of what a visitor is sent. */
const mostWeight = 300_000

test('fifty files let go at once on a telephone are all in, or said why, though the line is cut twice', async ({
  page,
  context,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  const { folder, good, odd } = await drawPhotos()
  const all = [...good, ...odd]
  expect(all).toHaveLength(50)
  await enterAs(page, shop, 'ADMIN')
  await page.setViewportSize(widths.phone)
  await page.goto(`${shop.url}/admin/images/nouveau`)
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'hand', multiple: true })),
  )
  await page.locator('#hand').setInputFiles(all.map((name) => join(folder, name)))
  await page.locator('h1').evaluate((place) => {
    const hand = document.querySelector<HTMLInputElement>('#hand')
    const dataTransfer = new DataTransfer()
    for (const file of hand?.files ?? []) dataTransfer.items.add(file)
    hand?.remove()
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  })
  const chosen = () => page.locator('#images').evaluate((field) => (field as HTMLInputElement).files?.length)
  expect(await chosen()).toBe(50)
  await page.getByLabel('Texte de remplacement').fill('La récolte')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  const lines = page.getByRole('list', { name: 'Fichiers de cet envoi' }).getByRole('listitem')
  const arrived = lines.filter({ hasText: 'Arrivé' })
  for (const count of [6, 20]) {
    await expect.poll(() => arrived.count(), { timeout: 240_000 }).toBeGreaterThanOrEqual(count)
    await context.setOffline(true)
    await expect(page.getByText('La ligne est coupée').first()).toBeVisible()
    await context.setOffline(false)
  }
  await expect(page.getByRole('status')).toHaveText(/sont arrivés/, { timeout: 600_000 })
  const says = await lines.evaluateAll((rows) =>
    rows.map((row) => [row.querySelector('.send-name')?.textContent, row.querySelector('.tag, .field-fault')?.textContent]),
  )
  console.log(says.filter(([, said]) => said !== 'Arrivé'))
  expect(says.map(([name]) => name)).toEqual(all)
  for (const [name, said] of says) expect(said, `${name}`).toMatch(good.includes(name ?? '') ? /^Arrivé$/ : /^Arrivé$|\p{L}{3,}/u)
  // By their bytes, not by their name.
  const unread = says.filter(([name]) => /^(telephone|telephone-48|telephone-6|burst)\.heic$/.test(name ?? ''))
  expect(unread).toHaveLength(4)
  for (const [name, said] of unread) expect(said, `${name}`).toMatch(/au format HEIC.*«\sLe plus compatible\s»/)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)

  const answer = await callAsOwner(shop, 'GET', '/admin/image?nbItem=100&alt=La%20r%C3%A9colte')
  const { images } = (answer as { data: { images: Kept[] } }).data
  const isIn = (name: string) => images.filter((kept) => kept.name.replace(/\.\w+$/, '') === name.replace(/\.\w+$/, '')).length
  const kept = says.flatMap(([name, said]) => (said === 'Arrivé' ? [name ?? ''] : []))
  for (const name of kept) expect(isIn(name), name).toBeGreaterThanOrEqual(1)
  expect(images).toHaveLength(kept.length)
  // However it was held, the camera's own way up is the way that it is shown.
  for (const { name, width, height } of images) if (/tournee-[1-4]\./.test(name)) expect(width, name).toBeGreaterThan(height)
  for (const { name, width, height } of images)
    if (/(tournee-[5-8]|telephone-5)\./.test(name)) expect(height, name).toBeGreaterThan(width)

  const weights: [name: string, bytes: number][] = []
  for (const { name, ...picture } of images)
    for (const address of largestOf(picture)) weights.push([`${name}: ${address}`, await weigh(address)])
  console.log(`${weights.length} weighed, the heaviest ${Math.max(...weights.map(([, bytes]) => bytes))} bytes`)
  expect(weights.length).toBeGreaterThan(images.length)
  expect(weights.filter(([, bytes]) => bytes === 0 || bytes > mostWeight)).toEqual([])
})

/** In each form that visitors are offered, the widest: none weighs more. */
function largestOf(picture: Omit<Kept, 'name'>): string[] {
  const { src, srcset } = fallbackOf(picture)
  const lists = [...sourcesOf(picture).map(({ srcset: list }) => list), srcset ?? src]
  return lists.map((list) => list.split(', ').at(-1)?.split(' ')[0] ?? src)
}

async function weigh(address: string): Promise<number> {
  let answer = await fetch(new URL(address, shop.url))
  // Made anew, one after the other: whoever comes meanwhile is asked to come again.
  for (let left = 60; left > 0 && answer.status === 503; left--) {
    await new Promise((over) => setTimeout(over, 2000))
    answer = await fetch(new URL(address, shop.url))
  }
  return answer.ok ? (await answer.arrayBuffer()).byteLength : 0
}
