import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, passMinute, settle, test } from '../shopper.ts'

// A shop of its own is opened for it.
test.setTimeout(120_000)

type Kept = { data: { comments: { id: string; author: string }[] } }

test('a reader says something of an article, is told what is missing, and reads it below once the house let it through', async ({
  page,
  javaScriptEnabled,
}) => {
  const shop = await openOwnShop()
  const article = `${shop.url}/blog/la-vigne/tailler-en-fevrier`
  try {
    await callAsOwner(shop, 'PUT', '/admin/parameter/comments_activated', { value: 'true' })
    await page.goto(article)
    await settle(page, javaScriptEnabled)
    await expect(page.getByRole('heading', { name: 'Commentaires', exact: true })).toBeVisible()
    await page.getByLabel('Votre commentaire').fill('Et les vignes du haut ?')
    await page.getByRole('button', { name: 'Envoyer le commentaire' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Commentaires sur')
    await expect(page.getByRole('alert')).toContainText('Indiquez sous quel nom')
    await expect(page.getByLabel('Votre commentaire')).toHaveValue('Et les vignes du haut ?')
    await expectAccessible(page, javaScriptEnabled)
    await page.getByLabel('Votre nom').fill('Agathe P.')
    await page.locator('main').getByLabel('Adresse e-mail').fill('agathe@exemple.test')
    await passMinute(page)
    await page.getByRole('button', { name: 'Envoyer le commentaire' }).click()
    await expect(page.getByText('Il sera lu avant de paraître')).toBeVisible()
    await expect(page).toHaveURL(article)

    const { data } = (await callAsOwner(shop, 'GET', '/admin/comment?state=WAITING')) as Kept
    expect(data.comments.map(({ author }) => author)).toEqual(['Agathe P.'])
    await callAsOwner(shop, 'PUT', `/admin/comment/${data.comments[0]?.id}`, { state: 'PUBLISHED', answer: 'Taillées hier.' })
    await page.goto(article)
    const said = page.getByRole('region', { name: '1 commentaire' })
    await expect(said).toContainText('Et les vignes du haut ?')
    await expect(said).toContainText('Notre réponse : Taillées hier.')
    await expectAccessible(page, javaScriptEnabled)
  } finally {
    await shop.stop()
  }
})
