import type { Cookie, Dialog, Page } from '@playwright/test'
import { deskPlans } from '../../../../app/services/house/plans/desk-plans.server.ts'
import { type Rolls, rollFrom } from '../../../app/support/rolls.ts'
import { panelScreens } from '../../../support/panel/panel-screens.ts'
import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, test } from '../../shopper.ts'
import { standsOnPage, writeOnPage } from './composed-page.ts'
import { type Leaving, leavings, type MortalShop, makeMortal } from './leave.ts'
import { type FormAt, findForm, formsOf, listForms, readNames, type Said, writeIn } from './written-form.ts'

// What is provoked here breaks the line and the tab.
test.use({ expectedComplaint: /./ })
test.setTimeout(process.env.LONG ? 3_600_000 : 90_000)

const seed = Number(process.env.SEED ?? 20_261_127)
const most = Number(process.env.LEAVINGS ?? 200)
// Each turn rolls for itself, so that those from this one on are the same as after all before them.
const first = Number(process.env.FIRST_LEAVING ?? 0)
const ways = Object.keys(leavings)
const shop = shareDemo() as MortalShop
test.beforeAll(() => {
  makeMortal(shop)
})

const pages = ['accueil', 'le-domaine', 'la-cave', 'l-equipe'].map((id) => `/admin/pages/${id}/composer`)

test(`what was typed comes back after each of ${most} random leavings, in each form of the panel and on its composed pages`, async ({
  page,
}) => {
  test.skip(!process.env.LONG)
  await enterAs(page, shop, 'SUPER_ADMIN')
  const forms = await listForms(page, shop.url, await listScreens(page))
  console.log(`seed ${seed}: ${forms.length} forms of ${new Set(forms.map(({ path }) => path)).size} screens`)
  const shuffled = shuffle(forms)
  const lost: string[] = []
  let open = page
  let next = first - Math.floor(first / 8)
  for (let turn = first; turn < most; turn++) {
    const rolls = rollFrom(seed + turn)
    const way = ways[(turn + Math.floor(turn / ways.length)) % ways.length] as string
    const isComposed = turn % 8 === 7
    const form = isComposed ? { path: rolls.pick(pages), place: 0 } : (shuffled[next++ % shuffled.length] as FormAt)
    const held = await open.context().cookies()
    const left = await leaveOnce(open, form, way, rolls).catch((error) => breakOff(open, held, error))
    open = left.page
    // What an earlier leaving has saved may have closed it.
    if (left.isShut) turn--
    if (left.missing) lost.push(`${turn}: ${form.path} #${form.place}, ${way}: ${left.missing}`)
    if (left.missing) console.log(lost.at(-1))
    if (turn % 25 === 24) console.log(`${turn + 1} leavings, ${lost.length} lost, ${Math.round(performance.now() / 1000)} s`)
  }
  expect(lost).toEqual([])
})

test('what is written on a page comes back when the site was gone before it had it', async ({ page }) => {
  test.skip(Boolean(process.env.LONG))
  await enterAs(page, shop, 'SUPER_ADMIN')
  const { missing } = await leaveOnce(
    page,
    { path: '/admin/pages/l-equipe/composer', place: 0 },
    'a server that is killed',
    rollFrom(seed),
  )
  expect(missing).toBeUndefined()
})

test('whoever writes without a rest finds all but the last second and a half when the tab breaks down', async ({ page }) => {
  await enterAs(page, shop, 'SUPER_ADMIN')
  await open(page, '/admin/lettres/nouveau')
  await page.getByRole('textbox', { name: 'Texte' }).click()
  await page.keyboard.type('Un vin rond et long, ', { delay: 60 })
  // A tab that breaks down may leave its writer without an answer for ever.
  void page.keyboard.type('que nous avons mis en bouteilles au printemps', { delay: 60 }).catch(() => {})
  await page.waitForTimeout(1500)
  const back = await (leavings['a tab that breaks down'] as Leaving)(page, shop)
  await open(back, '/admin/lettres/nouveau')
  await back.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(back.locator('[name="body"]')).toHaveValue(/^Un vin rond et long/)
})

function shuffle(forms: FormAt[]): FormAt[] {
  const { roll } = rollFrom(seed)
  const rolled = forms.map((form) => ({ form, at: roll() }))
  return rolled.sort((one, other) => one.at - other.at).map(({ form }) => form)
}

/** A turn that could not be gone through counts as lost; the next begins in a tab of its own. */
async function breakOff(page: Page, held: Cookie[], error: unknown): Promise<Left> {
  const context = page.context()
  await context.setOffline(false)
  const other = await context.newPage()
  for (const open of context.pages()) if (open !== other) void open.close().catch(() => {})
  if (!(await fetch(`${shop.url}/readyz`).catch(() => undefined))) await shop.start()
  await context.addCookies(held)
  return { page: other, missing: String(error) }
}

type Left = { page: Page; missing?: string | undefined; isShut?: boolean }

/** Begins to write in a form or on a page, leaves it and comes back; answers what is not found again. */
async function leaveOnce(page: Page, at: FormAt, way: string, rolls: Rolls): Promise<Left> {
  // Whatever hangs is told, and not waited for.
  page.setDefaultTimeout(90_000)
  await page.goto(`${shop.url}/admin`)
  await page.evaluate(() => localStorage.clear())
  await open(page, at.path)
  const said = await write(page, at, rolls)
  if (!said) return { page, isShut: true }
  await page.waitForTimeout(500)
  page.on('dialog', acceptDialog)
  const back = await (leavings[way] as Leaving)(page, shop)
  back.setDefaultTimeout(90_000)
  if (back !== page) back.on('dialog', acceptDialog)
  await open(back, at.path)
  const missing = await findMissing(back, at, said)
  page.off('dialog', acceptDialog)
  return { page: back, missing }
}

const acceptDialog = (dialog: Dialog) => void dialog.accept().catch(() => {})
const isComposer = (path: string) => path.endsWith('/composer')

async function write(page: Page, { path, place }: FormAt, rolls: Rolls): Promise<Said | string | undefined> {
  return isComposer(path) ? writeOnPage(page, rolls) : writeIn(page, formsOf(page).nth(place), rolls)
}

async function findMissing(page: Page, { place }: FormAt, said: Said | string): Promise<string | undefined> {
  if (typeof said === 'string') return (await standsOnPage(page, said)) ? undefined : said
  const offer = page.getByRole('button', { name: 'Le reprendre' })
  if ((await offer.count()) > 0) await offer.first().click()
  const found = await readNames(await findForm(page, place, Object.keys(said)), Object.keys(said))
  const isAll = JSON.stringify(found) === JSON.stringify(said)
  return isAll ? undefined : `${JSON.stringify(said)} came back as ${JSON.stringify(found)}`
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path)
  await page.waitForLoadState()
  const isBySight = (await page.locator('textarea[data-rich]:not([data-blank] *)').count()) > 0
  // Looked for again and again: in the tab after one that broke down, a wait of the driver's own may never wake.
  if (isBySight) await expect(page.locator('.words-place')).not.toHaveCount(0)
}

/** Every screen that can be reached by its address, the blank form of each desk, and the first thing of each list. */
async function listScreens(page: Page): Promise<Set<string>> {
  const screens = new Set([...panelScreens(), ...deskPlans.map(({ slug }) => `/admin/${slug}/nouveau`)])
  for (const { slug } of deskPlans) {
    await page.goto(`${shop.url}/admin/${slug}`)
    const first = page.locator('main table td a[href^="/admin/"]').first()
    const path = (await first.count()) > 0 ? await first.getAttribute('href') : undefined
    if (path) screens.add(path)
  }
  return new Set([...screens].filter((path) => !path.endsWith('/composer') && !path.includes('/supprimer')))
}
