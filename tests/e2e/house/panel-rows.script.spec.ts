import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

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
