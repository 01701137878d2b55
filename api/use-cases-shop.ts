import { acknowledgeCart } from './cart/acknowledge-cart.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { calculateCartShipping } from './cart/calculate-cart-shipping.ts'
import { changeCartLine } from './cart/change-cart-line.ts'
import { chooseCartDelivery } from './cart/choose-cart-delivery.ts'
import { clearCart } from './cart/clear-cart.ts'
import { countCart } from './cart/count-cart.ts'
import { createCart } from './cart/create-cart.ts'
import { getCart } from './cart/get-cart.ts'
import { previewCart } from './cart/preview-cart.ts'
import { saveCartEntries } from './cart/save-cart-entries.ts'
import { takeCart } from './cart/take-cart.ts'
import { undoCartRemoval } from './cart/undo-cart-removal.ts'
import { askStockAlert } from './catalog/ask-stock-alert.ts'
import { changeDeclination } from './catalog/change-declination.ts'
import { changeProduct } from './catalog/change-product.ts'
import { createDeclination } from './catalog/create-declination.ts'
import { createProduct } from './catalog/create-product.ts'
import { createStockMovement } from './catalog/create-stock-movement.ts'
import { generateProductFile } from './catalog/generate-product-file.ts'
import { getAdminDeclination } from './catalog/get-admin-declination.ts'
import { getAdminProduct } from './catalog/get-admin-product.ts'
import { getELabel } from './catalog/get-e-label.ts'
import { getProduct } from './catalog/get-product.ts'
import { listAdminDeclinations } from './catalog/list-admin-declinations.ts'
import { listAdminProducts } from './catalog/list-admin-products.ts'
import { listLedgerEntries } from './catalog/list-ledger-entries.ts'
import { listMealIcons } from './catalog/list-meal-icons.ts'
import { listProductFacets } from './catalog/list-product-facets.ts'
import { listProducts } from './catalog/list-products.ts'
import { listRecommendedProducts } from './catalog/list-recommended-products.ts'
import { listStockMovements } from './catalog/list-stock-movements.ts'
import { listVariations } from './catalog/list-variations.ts'
import { mealIcons } from './catalog/meal-icons.ts'
import { readQuantities } from './catalog/read-quantities.ts'
import { removeDeclination } from './catalog/remove-declination.ts'
import { removeProduct } from './catalog/remove-product.ts'
import { tags } from './catalog/tags.ts'
import { variations } from './catalog/variations.ts'
import { calculateShippingFees } from './shipping/calculate-shipping-fees.ts'
import { carriers } from './shipping/carriers.ts'
import { findCities } from './shipping/find-cities.ts'
import { listAccessPoints } from './shipping/list-access-points.ts'
import { listCountries } from './shipping/list-countries.ts'
import { pickupPoints } from './shipping/pickup-points.ts'
import type { UseCases } from './visit.ts'

/** What the calls of the shop do: carts, goods and how they travel. */
export const shopUseCases = {
  ...carriers,
  ...pickupPoints,
  ...tags,
  ...variations,
  ...mealIcons,
  acknowledgeCart,
  addToCart,
  calculateCartShipping,
  changeCartLine,
  chooseCartDelivery,
  clearCart,
  undoCartRemoval,
  countCart,
  createCart,
  getCart,
  previewCart,
  saveCartEntries,
  takeCart,
  calculateShippingFees,
  changeDeclination,
  changeProduct,
  createDeclination,
  createProduct,
  createStockMovement,
  findCities,
  getAdminDeclination,
  getAdminProduct,
  askStockAlert,
  generateProductFile,
  getELabel,
  getProduct,
  listAccessPoints,
  listAdminDeclinations,
  listAdminProducts,
  listCountries,
  listLedgerEntries,
  listMealIcons,
  listProductFacets,
  listProducts,
  listRecommendedProducts,
  listStockMovements,
  listVariations,
  readQuantities,
  removeDeclination,
  removeProduct,
} satisfies Partial<UseCases>
