import { z } from 'zod'
import { cardMeans } from '#app/models/selling/money/card-means.ts'
import { fontFileName } from '#app/models/site/look/font.ts'
import { ComponentConf } from '../audience/contact.ts'
import { Variation } from '../catalog/product.ts'
import { Review } from '../content/writing.ts'
import { SessionUser } from '../identity/user.ts'
import { Address } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { Parameter } from '../platform/parameter.ts'
import { Id, Key, Nothing, ShortText, Slug, Text } from '../platform/values.ts'
import { SiteInfo } from '../site/site-info.ts'

/** Where a visitor says to come from: one short word, as newsletters and printed codes carry it. */
const VisitSource = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)

/** What the site is and says of itself, for visitors. */
export const site = {
  listParameters: call('GET /parameter', 'public', {
    says: 'Les paramètres publics du site.',
    answer: z.array(Parameter),
    follows: 'content',
  }),
  getSiteInfo: call('GET /site/info', 'public', {
    says: 'Ce qu’est le site : nom, adresse, langue, polices, logos.',
    answer: SiteInfo,
    follows: 'content',
  }),
  getLogged: call('GET /logged', 'public', {
    says: 'Le jeton présenté ouvre-t-il une session, et pour qui ?',
    answer: z.object({
      isLogged: z.boolean(),
      user: SessionUser.nullable(),
      /** Only there for staff who have to set up their second factor before anything else. */
      needsSecondFactor: z.literal(true).optional(),
    }),
    beforeSecondFactor: true,
  }),
  listCompanyAddresses: call('GET /company/address', 'public', {
    says: 'Les adresses de l’entreprise.',
    answer: z.array(Address),
    follows: 'content',
  }),
  listVariations: call('GET /variation', 'public', {
    says: 'Les déclinaisons possibles des produits.',
    answer: z.array(Variation),
  }),
  getPublicAppConfig: call('GET /external-app/{app}/config/public', 'public', {
    says: 'La configuration publique d’une application externe.',
    params: z.strictObject({ app: Key }),
    answer: z.record(Key, z.union([ShortText, z.boolean(), z.number()])),
    follows: 'content',
  }),
  getStripePublicKey: call('GET /custom-stripe/public-key', 'public', {
    says: 'La clé publique du paiement par carte, et les moyens que propose sa page.',
    answer: z.object({ publicKey: ShortText, means: z.array(z.enum(cardMeans)) }).nullable(),
  }),
  getVisit: call('GET /site/visit/{id}', 'public', {
    says: 'Dit si des visites sont comptées sous ce numéro ; n’en compte aucune.',
    params: z.strictObject({ id: Id }),
    answer: Nothing,
  }),
  logVisit: call('POST /site/visit', 'public', {
    says: 'Compte une visite venue d’une source : une fois par jour et par visiteur, sans rien garder de lui.',
    body: z.strictObject({ from: VisitSource }),
    answer: Nothing,
  }),
  getComponentConf: call('GET /component/conf/{slug}', 'public', {
    says: 'La configuration d’un composant du site. La boutique lit « conseil-de-la-boutique » : title, text, button, url, isShown.',
    params: z.strictObject({ slug: Slug }),
    answer: ComponentConf,
    follows: 'content',
  }),
  getFontFile: call('GET /font/{name}', 'public', {
    says: 'Un fichier de police du site.',
    params: z.strictObject({ name: z.string().regex(fontFileName) }),
    sends: 'file',
    answer: FileAnswer,
  }),
  loadSvg: call('POST /image/load-svg', 'public', {
    says: 'Une image vectorielle du site, nettoyée.',
    body: z.strictObject({ url: z.string().min(1).max(2000) }),
    answer: z.object({ svg: Text }),
  }),
  listGoogleReviews: call('GET /google/reviews', 'public', {
    says: 'Les avis Google tels qu’ils ont été relevés, dans leur ordre, à partir d’un rang.',
    query: z.strictObject({
      from: z
        .string()
        .regex(/^\d{0,6}$/)
        .optional(),
    }),
    answer: z.array(Review),
  }),
}
