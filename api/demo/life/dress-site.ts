import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { shopAdviceSlug } from '#app/models/selling/cart/shop-advice.ts'
import { paragraph, richText } from '../pages/page-of.ts'
import type { DemoContext } from './demo-context.ts'
import { given } from './demo-shop.ts'

const logos = { LOGO: 'mark-rose', LOGO_LIGHT_THEME: 'mark', LOGO_FOOTER: 'mark-rose', LOGO_FAVICON: 'mark' } as const

/** One of each kind, on pages where it is in nobody's way: neither opens over the home page. */
const popups = [
  {
    title: 'Le portail du haut est fermé',
    pages: ['venir-nous-voir'],
    delay: 4,
    promotesWine: false,
    text: 'On refait le muret de la cour jusqu’au printemps. **Entrez par le lavoir**, les voitures se garent sous les tilleuls ; rien ne change pour les vélos ni pour les fauteuils.',
  },
  {
    title: 'Le vin de la recette',
    pages: ['recettes-et-accords'],
    delay: 0,
    promotesWine: true,
    text: 'Le poulet de Solange demande un quart de bouteille : le reste se garde trois semaines, debout et bouché. [Voir le vin jaune](/boutique/vin-jaune).',
  },
]

/** The word at the end of the shop's shelves, in the house's own words. */
const shopAdvice = {
  title: 'Vous hésitez ? Fatou décroche.',
  text: 'Dites-lui le plat, le nombre de convives et votre budget : elle vous répond dans la journée.',
  button: 'Écrire à Fatou',
  url: '/contact',
  isShown: true,
}

/** Gives the demo site its logos, its bands, its popups and its own words, as an owner does. */
export async function dressSite({ owner }: DemoContext): Promise<void> {
  const api = await owner(40)
  for (const [type, idImage] of Object.entries(logos) as [keyof typeof logos, string][]) {
    // Beside it stands the name of the house, which says the same.
    given(await api.createLogo({ body: { type, idImage, alt: '' } }))
  }
  const banner = { text: 'Le caveau est fermé du 24 au 26 décembre ; les commandes partent le 27.', url: '', isValid: false }
  const footerBanner = {
    text: bindFrenchSpaces('Les soirées du caveau : il reste quelques places à table'),
    url: '/elements/soirees',
    isValid: true,
  }
  given(await api.changeSite({ body: { banner: { ...banner, text: bindFrenchSpaces(banner.text) }, footerBanner } }))
  for (const { text, ...popup } of popups) {
    const blocks = [{ type: 'text' as const, title: '', body: richText(paragraph(bindFrenchSpaces(text))) }]
    given(await api.createPopup({ body: { ...popup, blocks, showOnReload: false, isValid: true } }))
  }
  const slug = shopAdviceSlug
  given(await api.createComponentConf({ body: { slug, conf: JSON.parse(bindFrenchSpaces(JSON.stringify(shopAdvice))) } }))
  await varyMacvin(await owner(30))
}

type Owner = Awaited<ReturnType<DemoContext['owner']>>

/** A wine that is sold in a wooden case too: it varies by something beside its year and its size. */
async function varyMacvin(api: Owner): Promise<void> {
  const { id } = given(await api.createVariation({ body: { label: 'Présentation', displayLabel: null } }))
  const params = { id: 'macvin' }
  const { price } = given(await api.changeProduct({ params, body: { variations: [id] } }))
  const variations = [{ id, label: 'Bouteille seule' }]
  const { facts } = given(await api.changeDeclination({ params: { id: 'macvin-75' }, body: { variations } }))
  const cased = given(
    await api.createDeclination({
      body: {
        idProduct: 'macvin',
        price: price + 900,
        capacity: 75,
        capacityUnit: 'cl',
        weight: 2100,
        reference: 'MACV-SA-BOIS',
        // The same wine, in wood.
        facts: { lot: facts.lot ?? '' },
        variations: [{ id, label: 'Caisse de bois' }],
      },
    }),
  )
  const lines = [{ idDeclination: cased.id, seen: 0, stock: 18 }]
  given(await api.saveStock({ body: { lines, reason: 'Caisses rentrées de la menuiserie' } }))
}
