import { expect, test } from 'vitest'
import { readPage } from '../support/page/page.ts'
import { plain } from '../support/page/page-words.ts'

const page = readPage(`<!DOCTYPE html><html lang="fr"><head><title>Essai &amp; co</title>
  <meta name="description" content="Un essai"/><meta property="og:url" content="https://exemple.test/"/>
  <link rel="canonical" href="https://exemple.test/"/><link rel="stylesheet" href="/a.css"/>
  <script type="application/ld+json">{"@type":"Winery"}</script></head><body><own-bar></own-bar><main>
  <h1>Une <b>page</b></h1><p hidden="">caché</p><template><p>gabarit</p></template>
  <dl><dt>Total</dt><dd>24,00\u00a0€</dd></dl>
  <table><tr><th>Vin</th></tr><tr><td><a href="/jaune?a=1&amp;b=2"><img src="/j.svg" alt=""/>Vin <!-- -->jaune<span aria-hidden="true">→</span></a></td></tr></table>
  <form action="/envoi"><p role="alert">Une faute : <a href="#nom">Nom</a></p>
  <label for="nom">Nom</label><input id="nom" name="nom" value="Zoé &quot;la&quot;" aria-invalid="true" aria-describedby="nom-aide nom-fault" autofocus=""/>
  <p id="nom-aide">Le vôtre.</p><p id="nom-fault" class="field-fault"><span>Trop court.</span></p>
  <label><input type="checkbox" name="oui" checked=""/> Je veux bien</label>
  <fieldset><legend>Livraison</legend><p class="field-fault">Choisissez.</p><label><input type="radio" name="mode" value="a"/>Chez vous</label></fieldset>
  <label for="pays">Pays</label><select id="pays" name="pays"><option value="FR">France</option><option value="BE" selected="">Belgique</option></select>
  <label for="mot">Mot</label><textarea id="mot" name="mot">\n\nUne ligne</textarea><input type="hidden" name="cle" value="1"/>
  <button aria-label="Envoyer le mot">→</button></form></main></body></html>`)

test('a page is read by what it says and by what its parts are called', () => {
  expect([page.heading().text, page.heading().name]).toEqual(['Une page', 'Une page'])
  expect(page.text).not.toMatch(/caché|gabarit|Winery/)
  expect(plain(page.definition('Total'))).toBe('24,00 €')
  expect(page.row('Vin jaune').link('Vin jaune').href).toBe('/jaune?a=1&b=2')
  expect(page.buttons().map(({ name }) => name)).toEqual(['Envoyer le mot'])
  expect(page.alert('faute').link('Nom').href).toBe('#nom')
  expect(page.hrefs).toEqual(['/jaune?a=1&b=2', '#nom'])
})

test('a field says what it holds, what is wrong with it, and whether the cursor is in it', () => {
  const name = page.form('/envoi').field('Nom')
  expect([name.value, name.fault, name.isInvalid, page.focused?.name]).toEqual(['Zoé "la"', 'Trop court.', true, 'Nom'])
  expect([page.field('Je veux bien').isChecked, page.field('Chez vous').isChecked]).toEqual([true, false])
  expect(page.group('Livraison').fault).toBe('Choisissez.')
  expect([page.field('Pays').value, page.field('Pays').option('France').value]).toEqual(['BE', 'FR'])
  // As a browser does, the reader leaves out the first line of a text area where it is empty.
  expect(page.field('Mot').value).toBe('\nUne ligne')
  expect(page.fieldNamed('cle').value).toBe('1')
  expect(page.fields().map(({ attribute }) => attribute('name'))).not.toContain('cle')
})

test('a page tells machines and networks what it is', () => {
  expect([page.title, page.attribute('lang'), page.meta('description')]).toEqual(['Essai & co', 'fr', 'Un essai'])
  expect([page.canonical, page.meta('og:url')]).toEqual(['https://exemple.test/', 'https://exemple.test/'])
  expect([page.linked('stylesheet'), page.structuredData]).toEqual([['/a.css'], [{ '@type': 'Winery' }]])
})

test('what is not there ends the test, naming what is', () => {
  expect(() => page.link('Vin rouge')).toThrow('the page has not the link Vin rouge, but\n- Vin jaune\n- Nom')
  expect(page.links('Vin rouge')).toEqual([])
})
