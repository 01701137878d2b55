import { z } from 'zod'
import { anyBudget, bodies, tastes } from '#app/models/catalog/pairing/tonight.ts'
import { type Facet, facets } from '#app/models/catalog/products/facets.ts'
import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import { browseOrders } from '#app/models/catalog/products/product-order.ts'
import { Blocks } from '../content/blocks/blocks.ts'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { list, whole } from '../platform/list.ts'
import { machineSigns } from '../platform/machine-signs.ts'
import { Email, Id, listed, Nothing, ShortText } from '../platform/values.ts'
import { Image } from '../site/image.ts'
import { DishName, Pairing } from './pairing.ts'
import { Award, ELabel, MealIcon, Product, Stock, Tag } from './product.ts'

/** Words of a facet, one beside the other. */
const FacetWords = z.string().max(400).optional()

const ById = z.strictObject({ id: Id })

/** What the shop sells, for visitors. */
export const products = {
  listProducts: call('GET /product', 'public', {
    says: 'Les produits de la boutique ; plusieurs familles, catégories ou accords, séparés de virgules, en retiennent un ou l’autre.',
    query: list(
      {
        price: 'number',
        name: 'text',
        kind: 'text',
        search: 'text',
        tags: 'text',
        meal: 'text',
        slug: 'text',
        vintage: 'number',
        minPrice: 'number',
        maxPrice: 'number',
        createdAt: 'moment',
        updatedAt: 'instant',
      },
      { nbItem: 100, orderBy: 'price' },
    ),
    follows: 'content',
    answer: listed('products', Product),
  }),
  getProduct: call('GET /product/{id}', 'public', {
    says: 'Un produit, par son identifiant ou par le mot, présent ou ancien, de son adresse.',
    params: ById,
    follows: 'content',
    answer: Product,
  }),
  getProductStory: call('GET /product/{id}/story', 'public', {
    says: 'Les blocs par lesquels un produit est raconté ; aucun quand son histoire n’est que des paragraphes.',
    params: ById,
    follows: 'content',
    answer: z.object({ blocks: Blocks, images: z.array(Image) }),
  }),
  listProductFacets: call('GET /product/facet', 'public', {
    says: 'Ce par quoi la liste des produits peut être resserrée : familles, catégories, accords et millésimes en vente.',
    follows: 'content',
    answer: z.object({
      kinds: z.array(z.enum(productKinds)),
      tags: z.array(Tag),
      meals: z.array(z.object({ id: Id, label: ShortText })),
      years: z.array(z.int()),
    }),
  }),
  browseProducts: call('GET /product/browse', 'public', {
    says: 'Les produits comme on les cherche en boutique : plusieurs valeurs d’un critère en retiennent une, plusieurs critères les retiennent toutes ; et combien chaque autre choix en retiendrait.',
    query: z.strictObject({
      ...(Object.fromEntries(facets.map((facet) => [facet, FacetWords])) as Record<Facet, typeof FacetWords>),
      search: z.string().max(100).optional(),
      minPrice: z
        .union([z.literal(''), z.string().regex(/^\d{1,9}$/)])
        .optional()
        .transform((given) => Number(given || 0)),
      maxPrice: whole(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      orderBy: z.enum(browseOrders).default('prix'),
      nbItem: whole(100, 24),
      page: whole(100_000, 1),
    }),
    follows: 'content',
    answer: z.object({
      products: z.array(Product),
      total: z.int(),
      facets: z.array(
        z.object({
          facet: z.enum(facets),
          values: z.array(z.object({ value: ShortText, label: ShortText, count: z.int(), isChosen: z.boolean() })),
        }),
      ),
    }),
  }),
  adviseWines: call('GET /product/advice', 'public', {
    says: 'Trois vins en stock pour un plat ou une occasion, chacun avec sa raison : d’abord ce que dit le domaine, puis notre table des accords.',
    query: z.strictObject({
      dish: z.string().max(100).optional(),
      taste: z.enum(['', ...tastes]).optional(),
      body: z.enum(['', ...bodies]).optional(),
      /** In cents, for a bottle. */
      budget: whole(anyBudget, anyBudget),
    }),
    follows: 'content',
    answer: z.object({
      /** The dish of our table that was named. */
      dish: DishName.nullable(),
      wines: z.array(z.object({ product: Product, pairing: Pairing.nullable() })),
    }),
  }),
  listProductAddresses: call('GET /product/address', 'public', {
    says: 'Les adresses et les noms de tous les produits en vente, 10 000 par page : de quoi faire un plan du site.',
    query: z.strictObject({ page: whole(1_000, 1) }),
    follows: 'content',
    answer: z.array(Product.pick({ slug: true, name: true, type: true, updatedAt: true })),
  }),
  listAwards: call('GET /award', 'public', {
    says: 'Les récompenses d’un produit.',
    query: z.strictObject({ product: Id.optional() }),
    follows: 'content',
    answer: z.array(Award),
  }),
  listRecommendedProducts: call('GET /v2/product/recommended/{id}', 'public', {
    says: 'Les produits conseillés avec celui-ci.',
    params: ById,
    follows: 'content',
    /** Whether the owner chose them; otherwise they are others of the same family before the rest. */
    answer: z.object({ isAdvised: z.boolean(), products: z.array(Product) }),
  }),
  listMealIcons: call('GET /parameter/product/meal-icon', 'public', {
    says: 'Les icônes des accords avec les mets.',
    follows: 'content',
    answer: z.array(MealIcon),
  }),
  generateProductFile: call('GET /product/generate/file/{id}/{idDeclination?}', 'public', {
    says: 'La fiche technique d’un produit, en PDF.',
    params: z.strictObject({ id: Id, idDeclination: Id.optional() }),
    answer: FileAnswer,
    sends: 'file',
  }),
  askStockAlert: call('POST /product/alert', 'public', {
    says: 'Demande à être prévenu, une fois, quand un produit épuisé se vend de nouveau.',
    body: z.strictObject({
      idDeclination: Id,
      email: Email,
      ...machineSigns,
    }),
    answer: Nothing,
  }),
  getELabel: call('GET /e-label/{id}', 'public', {
    says: 'Ce que contient une bouteille : ingrédients, allergènes et déclaration nutritionnelle ; reste quand elle n’est plus vendue.',
    params: ById,
    answer: ELabel,
  }),
  readQuantities: call('PUT /product/quantities', 'public', {
    says: 'Les quantités disponibles des produits nommés ; ne change rien.',
    body: z.strictObject({ products: z.array(z.strictObject({ id: Id })).max(200) }),
    answer: z.array(Stock),
  }),
}
