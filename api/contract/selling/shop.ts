import { z } from 'zod'
import { CartDiscount, Discount } from '../catalog/discount.ts'
import { AccessPoint } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { Cents, Id, Nothing, PostalCode, Quantity, ShortText } from '../platform/values.ts'
import { City, Country } from '../site/language.ts'
import { Carrier, mostLines, PlacedOrder, WantedLines, WantedOrder } from './entities/order.ts'
import { DeliveryPromise } from './entities/promise.ts'

const LinesToSend = z
  .array(z.strictObject({ idProduct: Id, idDeclination: Id.optional(), quantity: Quantity }))
  .min(1)
  .max(mostLines)

/** From a place to ship to, to an order. */
export const shop = {
  findCities: call('GET /cities/{search}/{idCountry}', 'public', {
    says: 'Les communes dont le nom ou le code postal commence ainsi.',
    params: z.strictObject({ search: z.string().min(2).max(60), idCountry: Id }),
    answer: z.array(City),
  }),
  findStreets: call('GET /streets', 'public', {
    says: 'Les adresses de France qui commencent ainsi, demandées à la Base adresse nationale ; « isProposed » est faux là où la maison n’en fait pas proposer.',
    query: z.strictObject({
      search: z.string().min(4).max(100),
      postalCode: z
        .string()
        .regex(/^\d{5}$/)
        .optional(),
    }),
    answer: z.object({
      isProposed: z.boolean(),
      streets: z.array(z.object({ address: z.string(), postalCode: z.string(), city: z.string() })),
    }),
  }),
  listCountries: call('GET /countries', 'public', {
    says: 'Les pays où la boutique livre.',
    answer: z.array(Country),
  }),
  listAccessPoints: call('POST /relay/access-points', 'public', {
    says: 'Les points de retrait autour d’une adresse, les plus proches d’abord. En France, « distance » et « bearing » disent à combien de kilomètres à vol d’oiseau de la commune de l’adresse, et vers où (degrés depuis le nord) ; sans position à lui, un point vaut pour sa commune. Un code postal inconnu n’a pas de distance.',
    body: z.strictObject({
      address: ShortText.optional(),
      postalCode: PostalCode,
      city: ShortText.min(1),
      country: ShortText.min(1),
    }),
    answer: z.array(AccessPoint),
  }),
  calculateShippingFees: call('POST /calculate/shipping-fees', 'public', {
    says: 'Les transporteurs possibles et leur prix. « idDeclination » nomme le millésime ou le format ; sans lui, un produit compte pour le premier des siens.',
    body: z.strictObject({
      products: LinesToSend,
      postalCode: PostalCode,
      country: ShortText.min(1),
    }),
    answer: z.array(Carrier),
  }),
  listDeliveryZones: call('POST /calculate/delivery-zones', 'public', {
    says: 'Où ces produits sont livrés à domicile, zone par zone des grilles, et entre quels jours ils arriveraient s’ils étaient commandés maintenant ; « promise » est vide là où aucun jour ne peut être annoncé.',
    body: z.strictObject({ products: LinesToSend }),
    answer: z.array(z.object({ country: ShortText, postalPrefix: ShortText, promise: DeliveryPromise.nullable() })),
  }),
  validateOrder: call('POST /order/validate', 'public', {
    says: 'Vérifie un panier avant la commande : en vente, par combien, encore en stock. « id » nomme un produit ou l’une de ses déclinaisons ; un produit nommé seul vaut pour la première des siennes, qu’une commande doit nommer. Chaque ligne à corriger est nommée, « products.0.quantity ».',
    body: z.strictObject({ products: WantedLines }),
    answer: Nothing,
  }),
  applyDiscount: call('POST /order/discount', 'public', {
    says: 'Ce qu’un code de réduction change à un panier ; un code inconnu et celui d’un autre site ont la même réponse. Vingt essais par heure.',
    body: z.strictObject({
      code: z.string().min(1).max(60),
      products: WantedLines,
      /** The shipping as it was asked, for codes that take from it. */
      shippingFees: Cents.optional(),
    }),
    answer: z.object({
      discount: Discount,
      cart: CartDiscount,
      /** Which of these products it counts for. */
      products: z.array(Id),
    }),
  }),
  placeOrder: call('POST /order', 'public', {
    says: 'Passe une commande : vérifie tout, réserve le stock, le code et le créneau, et répond le lien de suivi. « checkout », tiré au sort par la page de commande, fait qu’un double envoi reste une seule commande. Un prix vu qui a changé est refusé (409) avec le nouveau.',
    body: WantedOrder,
    answer: PlacedOrder,
  }),
}
