import { z } from 'zod'
import { deliveryTypes } from '#app/models/selling/cart/cart-delivery.ts'
import { AccessPoint } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { Cents, Id, PostalCode, ShortText } from '../platform/values.ts'
import { Cart, CartEntryChanges, CartGoods, ChosenPoint, Collection, LineId, RequestedCartItems } from './entities/cart.ts'
import { mostLines } from './entities/order.ts'

const ById = z.strictObject({ id: Id })

/**
 * What is wished for. An act that is named is done once, however often it is sent, under its own name or one of those it may have
 * been done by before; and whole or not at all, unless it says that its parts may be put right in the cart.
 */
const Wished = z.strictObject({
  products: RequestedCartItems,
  act: Id.optional(),
  formerActs: z.array(Id).max(5).optional(),
  isWhole: z.boolean().optional(),
})

/**
 * Whoever knows the id of a cart holds it, until somebody enters themselves in it: it is opened by its key then, in the header
 * `cartKey`, and the cart of a member by that member's token alone.
 */
export const cart = {
  createCart: call('POST /cart', 'public', {
    says: 'Ouvre un panier avec ses premiers produits ; celui d’un membre est retrouvé.',
    body: Wished,
    answer: Cart,
  }),
  getCart: call('GET /cart/{id}', 'public', {
    says: 'Un panier, aux prix et aux stocks de maintenant.',
    params: ById,
    answer: Cart,
  }),
  countCart: call('GET /cart/{id}/count', 'public', {
    says: 'Ce qu’un panier contient, en nombres seulement.',
    params: ById,
    answer: z.object({
      id: Id,
      quantity: z.int().min(0),
      isMember: z.boolean(),
      lines: z.array(z.object({ idDeclination: Id, quantity: z.int() })),
    }),
  }),
  previewCart: call('PUT /cart/preview', 'public', {
    says: 'Ce que des produits coûteraient ensemble, sans rien garder.',
    body: z.strictObject({ products: RequestedCartItems }),
    answer: CartGoods,
  }),
  addToCart: call('POST /cart/{id}/line', 'public', {
    says: 'Ajoute des produits à un panier. Un ajout qui porte un nom (act) ne se fait qu’une fois, même s’il a déjà été fait sous un autre (formerActs) ; en entier ou pas du tout, sauf s’il dit isWhole: false.',
    params: ById,
    body: Wished,
    answer: Cart,
  }),
  changeCartLine: call('PUT /cart/{id}/line', 'public', {
    says: 'Change la quantité d’une ligne : un nombre, ou un pas de plus ou de moins ; zéro la retire.',
    params: ById,
    body: z.strictObject({ line: LineId, quantity: z.union([z.int().min(0).max(10_000), z.enum(['MORE', 'LESS'])]) }),
    answer: Cart,
  }),
  acknowledgeCart: call('PUT /cart/{id}/seen', 'public', {
    says: 'L’acheteur a vu ces prix ; une ligne sans prix, qui n’est plus vendue, est retirée.',
    params: ById,
    body: z.strictObject({
      lines: z.array(z.strictObject({ line: LineId, price: Cents.nullable() })).max(mostLines),
    }),
    answer: Cart,
  }),
  clearCart: call('DELETE /cart/{id}', 'public', {
    says: 'Vide un panier de tout ce qu’il contient.',
    params: ById,
    answer: Cart,
  }),
  undoCartRemoval: call('PUT /cart/{id}/removed', 'public', {
    says: 'Remet dans un panier ce qui vient d’en être retiré, comme il y était.',
    params: ById,
    body: z.strictObject({ removal: Id }),
    answer: Cart,
  }),
  chooseCartDelivery: call('PUT /cart/{id}/delivery', 'public', {
    says: 'Choisit comment les produits arrivent ; le transporteur par son rang parmi les offres.',
    params: ById,
    body: z.strictObject({
      deliveryType: z.enum(deliveryTypes).optional(),
      clickAndCollect: Collection.optional(),
      /** As the list of points answers it, but for its hours; a cart does not keep how far it is. */
      accessPointAddress: ChosenPoint.extend(AccessPoint.pick({ distance: true, bearing: true }).shape).optional(),
      carrier: z.int().min(0).max(50).optional(),
    }),
    answer: Cart,
  }),
  calculateCartShipping: call('POST /cart/{id}/shipping', 'public', {
    says: 'Calcule les frais de livraison d’un panier ; pendant un calcul, un autre est refusé.',
    params: ById,
    body: z.strictObject({
      postalCode: PostalCode,
      city: ShortText.optional(),
      country: z.string().regex(/^[A-Z]{2}$/),
    }),
    answer: Cart,
  }),
  saveCartEntries: call('PUT /cart/{id}/entries', 'public', {
    says: 'Garde ce que l’acheteur a saisi pour sa commande ; ce qui n’est pas envoyé reste tel quel. Qui s’y nomme continue dans un panier à lui : la réponse en donne le numéro et la clé, à envoyer dans l’en-tête cartKey.',
    params: ById,
    body: CartEntryChanges,
    /** By which it is opened from now on, where it was drawn for these entries: the cart has another id then, too. */
    answer: Cart.extend({ key: ShortText.nullable() }),
  }),
  takeCart: call('PUT /cart/mine', 'member', {
    says: 'Le panier du membre, avec ce que contenait celui d’avant sa connexion.',
    body: z.strictObject({ cart: Id.optional() }),
    /** Whether each of two carts held something that now lies in one. */
    answer: z.object({ id: Id.nullable(), isJoined: z.boolean() }),
  }),
}
