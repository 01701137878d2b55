import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../shopper.ts'

test.setTimeout(60_000)

const shop = shareDemo()
const mostBytes = 10 * 1024 * 1024

test('rows come and go at once, several photos get a row each, and one too large is made smaller before it leaves', async ({
  page,
}) => {
  // Without script the server offers the rows: the tests of requests send them.
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(`${shop.url}/admin/albums/nouveau`)
  await page.getByLabel('Titre').fill('Le pressoir')
  const add = page.getByRole('button', { name: 'Ajouter une ligne' })
  await add.click()
  await add.click()
  await page.getByRole('button', { name: 'Retirer cette ligne' }).first().click()
  await expect(page.getByRole('group', { name: /^Ligne/ })).toHaveCount(1)

  await page.locator('[data-row] [type="file"]').evaluate(choosePhotos, mostBytes)
  await expect(page.getByRole('group', { name: /^Ligne/ })).toHaveCount(2)
  const words = page.locator('[data-row]').getByLabel('Texte de remplacement')
  await words.first().fill('La vis du pressoir')
  await words.last().fill('Le marc')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  await expect(words.first()).toHaveValue('La vis du pressoir')
  await expect(words.last()).toHaveValue('Le marc')
})

test('rows are moved by a handle or a button and doubled where they stand, and stay so once they are saved', async ({
  page,
  javaScriptEnabled: js,
}) => {
  // Without script the form comes back with it done: the tests of requests press the buttons.
  test.skip(!js)
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(`${shop.url}/admin/formulaires/nouveau`)
  await page.locator('#f-title').fill('La fête')
  const labels = page.locator('[data-rows="fields"] > [data-row] [name^="fields."][name$=".label"]')
  const add = page.getByRole('button', { name: 'Ajouter une ligne' })
  for (const [at, label] of ['Nom', 'Couverts', 'Allergies'].entries()) {
    await add.click()
    await labels.nth(at).fill(label)
    await page.locator('[data-rows="fields"] > [data-row] select[name$=".type"]').nth(at).selectOption({ index: 1 })
  }
  const said = () => labels.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean))
  const rowOf = (at: number) => page.locator('[data-rows="fields"] > [data-row]').nth(at)
  await rowOf(2).getByRole('button', { name: 'Monter' }).click()
  expect(await said()).toEqual(['Nom', 'Allergies', 'Couverts'])
  await expect(rowOf(1).getByRole('button', { name: 'Monter' })).toBeFocused()
  await rowOf(0).getByRole('button', { name: 'Doubler' }).click()
  expect(await said()).toEqual(['Nom', 'Nom', 'Allergies', 'Couverts'])
  await labels.nth(1).fill('Prénom')

  const handle = rowOf(0).locator('.row-handle')
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await rowOf(1).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 10, (to?.y ?? 0) + (to?.height ?? 0) - 4, { steps: 8 })
  await page.mouse.up()
  await expect.poll(said).toEqual(['Prénom', 'Nom', 'Allergies', 'Couverts'])

  await expectAccessible(page, js, widths.phone)
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  expect(await said()).toEqual(['Prénom', 'Nom', 'Allergies', 'Couverts'])
})

/** Chooses two photos that weigh more than the site takes. */
async function choosePhotos(field: Element, bytes: number): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 100, 100)
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
  const chosen = new DataTransfer()
  for (const name of ['un.jpg', 'deux.jpg'])
    chosen.items.add(new File([drawn ?? '', new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  ;(field as HTMLInputElement).files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
