import { expect, test } from 'vitest'
import { enter, logIn, mailedPath, password } from '../../support/account.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const email = 'volee@shop.test'
const change = '/mon-compte/adresse-e-mail'

async function takeAddress(thief: Browser, to: string): Promise<void> {
  await thief.send(await thief.open(change), change, { email: to, password })
  const page = await thief.open(await mailedPath(shop(), 'confirm_email', to))
  expect((await thief.send(page, `${change}/confirmer`)).html).toContain('Votre adresse e-mail est changée.')
}

test('threat 28: who is told of another address puts their own back by one button, whatever a thief changed since', async () => {
  const own = await enter(shop(), email)
  const thief = openBrowser(shop())
  await logIn(thief, email)
  await takeAddress(thief, 'un@voleur.test')
  await takeAddress(thief, 'deux@voleur.test')

  const phone = openBrowser(shop())
  const page = await phone.open(await mailedPath(shop(), 'email_changed', email))
  expect(page.meta('referrer')).toBe('strict-origin')
  expect(page.main.buttons()).toHaveLength(1)
  expect((await thief.open('/mon-compte')).html, 'opening the mail’s link does nothing yet').toContain('Bonjour Agathe')
  const choice = await phone.send(page, '/auth/retablir')
  expect(choice.html).toContain('Votre adresse e-mail est remise.')
  for (const browser of [own, thief]) expect((await browser.open('/mon-compte')).url).toMatch(/^\/auth\?/)

  const another = 'un tracteur bleu sous la pluie'
  await phone.send(choice, '/password/reset', { password: another })
  expect((await logIn(phone, email, another)).html).toContain('Bonjour Agathe')
  const later = await thief.open(await mailedPath(shop(), 'email_changed', 'un@voleur.test'))
  for (const gone of [page, later]) {
    const refused = await phone.post(gone, '/auth/retablir')
    expect([refused.status, refused.html.includes('Ce lien n’est plus valable')]).toEqual([422, true])
  }
})

test('threat 28: who denies a login, or puts their address back, reads that the planned end of the account is cancelled', async () => {
  for (const [email, takesAddress] of [
    ['menacee@shop.test', false],
    ['menacee-aussi@shop.test', true],
  ] as const) {
    await enter(shop(), email)
    const thief = openBrowser(shop())
    await logIn(thief, email)
    if (takesAddress) await takeAddress(thief, `${email}.voleur.test`)
    await thief.send(await thief.open('/mon-compte/supprimer'), '/mon-compte/supprimer', { password })

    const phone = openBrowser(shop())
    const page = await phone.open(await mailedPath(shop(), takesAddress ? 'email_changed' : 'new_login', email))
    expect(page.html).toContain('la suppression du compte, si elle est prévue, annulée')
    const choice = await phone.send(page, takesAddress ? '/auth/retablir' : '/auth/arreter')
    expect(choice.text).toMatch(/suppression( de votre compte)?, qui était prévue, est annulée/)
    const another = 'un tracteur bleu sous la pluie'
    await phone.send(choice, '/password/reset', { password: another })
    await logIn(phone, email, another)
    expect((await phone.open('/mon-compte/supprimer')).all('[action="/mon-compte/supprimer/annuler"]')).toHaveLength(0)
  }
})
