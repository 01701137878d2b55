import { z } from 'zod'
import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import { movementKinds } from '#app/models/catalog/stock-movement.ts'
import { call } from '../platform/call.ts'
import { CustomValues, GivenCustomValues } from '../platform/custom.ts'
import { list } from '../platform/list.ts'
import { Cents, Id, Instant, listed, Nothing, Quantity, Rate, ShortText, Slug, Text } from '../platform/values.ts'
import { declinationFields, GivenDiscount, Multiple, mostVintages, Order, VintageRow } from './declination-fields.ts'
import { Meal, Tag, Variation, WineFacts } from './product.ts'

const ById = z.strictObject({ id: Id })
const mostStock = 10_000_000

const productFields = {
  name: ShortText.min(1),
  slug: Slug,
  description: Text,
  story: Text,
  metaTitle: ShortText,
  metaDescription: ShortText,
  kind: z.enum(productKinds),
  isValid: z.boolean(),
  isVintage: z.boolean(),
  hasShippingFees: z.boolean(),
  sellByMultipleOf: Multiple,
  reference: ShortText,
  price: Cents,
  discount: GivenDiscount,
  vatRate: Rate,
  facts: WineFacts.partial(),
  meals: z.array(Meal).max(12),
  images: z.array(Id).max(12),
  film: Id.nullable(),
  variations: z.array(Id).max(3),
  tags: z.array(Id).max(30),
  products: z.array(z.strictObject({ idDeclination: Id, quantity: Quantity })).max(30),
  recommended: z.array(Id).max(12),
  order: Order,
  custom: GivenCustomValues,
}
const ProductFields = z.strictObject(productFields)
/** Its vintages and sizes may come along, as their own table takes them: all is saved, or nothing. */
const vintages = z.array(VintageRow).max(mostVintages).optional()

const AdminProduct = z.object({
  /** Whether visitors see it: published, with something to buy, and a wine that says what the law wants said before. */
  isShown: z.boolean(),
  ...productFields,
  id: Id,
  type: z.object({ type: z.enum(['WINE', 'BOX']) }),
  facts: WineFacts,
  lowPrice: Cents,
  custom: CustomValues,
  stock: z.int().min(0),
  createdAt: Instant,
  updatedAt: Instant,
})

const DeclinationFields = z.strictObject(declinationFields)
const AdminDeclination = z.object({ ...declinationFields, id: Id, idProduct: Id, quantity: z.int().min(0), createdAt: Instant })

const MealIconFields = z.strictObject({ label: ShortText.min(1), idImage: Id, order: Order })
const AdminMealIcon = z.object({ ...MealIconFields.shape, id: Id })
const TagFields = z.strictObject({ slug: Slug, label: ShortText.min(1), order: Order })
const AdminTag = Tag.extend({ order: Order })
const VariationFields = z.strictObject({ label: ShortText.min(1), displayLabel: ShortText.nullable() })

const StockMovement = z.object({
  id: Id,
  idProduct: Id,
  idDeclination: Id.nullable(),
  kind: z.enum(movementKinds),
  change: z.int(),
  stock: z.int(),
  reason: ShortText,
  createdAt: Instant,
})
const LedgerEntry = z.object({ id: Id, idDeclination: Id, price: Cents, soldAt: Cents, since: Instant })

/** What the shop sells, for its owner. */
export const catalogAdmin = {
  listAdminProducts: call('GET /admin/product', 'admin', {
    says: 'Les produits de la boutique, en vente ou non.',
    query: list(
      {
        name: 'text',
        search: 'text',
        kind: 'text',
        reference: 'text',
        price: 'number',
        isValid: 'flag',
        order: 'number',
        createdAt: 'moment',
        updatedAt: 'instant',
      },
      { orderBy: 'order' },
    ),
    answer: listed('products', AdminProduct),
  }),
  getAdminProduct: call('GET /admin/product/{id}', 'admin', { says: 'Un produit.', params: ById, answer: AdminProduct }),
  createProduct: call('POST /admin/product', 'admin', {
    says: 'Ajoute un vin ou un coffret ; il paraît avec sa première déclinaison. Ses millésimes et formats peuvent venir avec lui.',
    body: ProductFields.partial()
      .required({ name: true, price: true })
      .extend({ type: z.enum(['WINE', 'BOX']).optional(), vintages }),
    answer: AdminProduct,
    changes: 'content',
  }),
  changeProduct: call('PUT /admin/product/{id}', 'admin', {
    says: 'Change un produit ; ses déclinaisons qui étaient à son prix le suivent, et chaque changement est gardé au registre. Le tableau de ses millésimes peut venir avec lui, comme « PUT /admin/product/{id}/vintages » le prend.',
    params: ById,
    body: ProductFields.partial().extend({ vintages }),
    answer: AdminProduct,
    changes: 'content',
  }),
  removeProduct: call('DELETE /admin/product/{id}', 'admin', {
    says: 'Retire un produit de la vente ; le registre de ses prix reste.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminDeclinations: call('GET /admin/declination', 'admin', {
    says: 'Les déclinaisons des produits : millésimes, contenances, lots.',
    query: list({ product: 'text', year: 'number', reference: 'text', price: 'number', order: 'number' }, { orderBy: 'order' }),
    answer: listed('declinations', AdminDeclination),
  }),
  getAdminDeclination: call('GET /admin/declination/{id}', 'admin', {
    says: 'Une déclinaison.',
    params: ById,
    answer: AdminDeclination,
  }),
  createDeclination: call('POST /admin/declination', 'admin', {
    says: 'Ajoute une déclinaison à un produit, sans stock ; sans prix, au prix du produit.',
    body: DeclinationFields.partial().extend({ idProduct: Id }),
    answer: AdminDeclination,
    changes: 'content',
  }),
  changeDeclination: call('PUT /admin/declination/{id}', 'admin', {
    says: 'Change une déclinaison.',
    params: ById,
    body: DeclinationFields.partial(),
    answer: AdminDeclination,
    changes: 'content',
  }),
  removeDeclination: call('DELETE /admin/declination/{id}', 'admin', {
    says: 'Retire une déclinaison de la vente et des coffrets.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminVariations: call('GET /admin/variation', 'admin', {
    says: 'Les définitions par lesquelles des déclinaisons diffèrent.',
    query: list({ label: 'text' }, { orderBy: 'label' }),
    answer: listed('variations', Variation),
  }),
  getAdminVariation: call('GET /admin/variation/{id}', 'admin', { says: 'Une définition.', params: ById, answer: Variation }),
  createVariation: call('POST /admin/variation', 'admin', {
    says: 'Ajoute une définition.',
    body: VariationFields.partial().required({ label: true }),
    answer: Variation,
    changes: 'content',
  }),
  changeVariation: call('PUT /admin/variation/{id}', 'admin', {
    says: 'Change une définition.',
    params: ById,
    body: VariationFields.partial(),
    answer: Variation,
    changes: 'content',
  }),
  removeVariation: call('DELETE /admin/variation/{id}', 'admin', {
    says: 'Retire une définition ; les déclinaisons restent, sans ce nom.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminTags: call('GET /admin/tag', 'admin', {
    says: 'Les catégories de la boutique.',
    query: list({ label: 'text', slug: 'text', order: 'number' }, { orderBy: 'order' }),
    answer: listed('tags', AdminTag),
  }),
  getAdminTag: call('GET /admin/tag/{id}', 'admin', { says: 'Une catégorie.', params: ById, answer: AdminTag }),
  createTag: call('POST /admin/tag', 'admin', {
    says: 'Ajoute une catégorie ; sans nom d’adresse, il est fait du sien.',
    body: TagFields.partial().required({ label: true }),
    answer: AdminTag,
    changes: 'content',
  }),
  changeTag: call('PUT /admin/tag/{id}', 'admin', {
    says: 'Change une catégorie.',
    params: ById,
    body: TagFields.partial(),
    answer: AdminTag,
    changes: 'content',
  }),
  removeTag: call('DELETE /admin/tag/{id}', 'admin', {
    says: 'Retire une catégorie ; ses produits restent.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminMealIcons: call('GET /admin/meal-icon', 'admin', {
    says: 'Les icônes des accords avec les mets.',
    query: list({ label: 'text', order: 'number' }, { orderBy: 'order' }),
    answer: listed('icons', AdminMealIcon),
  }),
  getAdminMealIcon: call('GET /admin/meal-icon/{id}', 'admin', { says: 'Une icône.', params: ById, answer: AdminMealIcon }),
  createMealIcon: call('POST /admin/meal-icon', 'admin', {
    says: 'Ajoute une icône, parmi les images du site.',
    body: MealIconFields.partial().required({ label: true, idImage: true }),
    answer: AdminMealIcon,
    changes: 'content',
  }),
  changeMealIcon: call('PUT /admin/meal-icon/{id}', 'admin', {
    says: 'Change une icône.',
    params: ById,
    body: MealIconFields.partial(),
    answer: AdminMealIcon,
    changes: 'content',
  }),
  removeMealIcon: call('DELETE /admin/meal-icon/{id}', 'admin', {
    says: 'Retire une icône ; les accords qui la portaient disparaissent.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listStockMovements: call('GET /admin/stock-movement', 'admin', {
    says: 'L’histoire du stock : réceptions, inventaires et corrections.',
    query: list({ product: 'text', declination: 'text', kind: 'text', createdAt: 'moment' }, { orderBy: '-createdAt' }),
    answer: listed('movements', StockMovement),
  }),
  createStockMovement: call('POST /admin/stock-movement', 'admin', {
    says: 'Change le stock d’un produit ou d’une déclinaison : ce qui arrive, ce qui a été compté, ce qui manque.',
    body: z.strictObject({
      idProduct: Id.optional(),
      idDeclination: Id.optional(),
      kind: z.enum(movementKinds),
      quantity: z.int().min(-mostStock).max(mostStock),
      reason: ShortText.optional(),
    }),
    answer: StockMovement,
    changes: 'content',
  }),
  listLedgerEntries: call('GET /admin/price-ledger', 'admin', {
    says: 'Tous les prix qu’une déclinaison a eus, et depuis quand.',
    query: list({ declination: 'text', price: 'number', since: 'moment' }, { orderBy: '-since' }),
    answer: listed('entries', LedgerEntry),
  }),
}
