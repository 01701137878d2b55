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
import { changeMealIcon } from './catalog/change-meal-icon.ts'
import { changeProduct } from './catalog/change-product.ts'
import { changeTag } from './catalog/change-tag.ts'
import { changeVariation } from './catalog/change-variation.ts'
import { createDeclination } from './catalog/create-declination.ts'
import { createMealIcon } from './catalog/create-meal-icon.ts'
import { createProduct } from './catalog/create-product.ts'
import { createStockMovement } from './catalog/create-stock-movement.ts'
import { createTag } from './catalog/create-tag.ts'
import { createVariation } from './catalog/create-variation.ts'
import { generateProductFile } from './catalog/generate-product-file.ts'
import { getAdminDeclination } from './catalog/get-admin-declination.ts'
import { getAdminMealIcon } from './catalog/get-admin-meal-icon.ts'
import { getAdminProduct } from './catalog/get-admin-product.ts'
import { getAdminTag } from './catalog/get-admin-tag.ts'
import { getAdminVariation } from './catalog/get-admin-variation.ts'
import { getELabel } from './catalog/get-e-label.ts'
import { getProduct } from './catalog/get-product.ts'
import { listAdminDeclinations } from './catalog/list-admin-declinations.ts'
import { listAdminMealIcons } from './catalog/list-admin-meal-icons.ts'
import { listAdminProducts } from './catalog/list-admin-products.ts'
import { listAdminTags } from './catalog/list-admin-tags.ts'
import { listAdminVariations } from './catalog/list-admin-variations.ts'
import { listLedgerEntries } from './catalog/list-ledger-entries.ts'
import { listMealIcons } from './catalog/list-meal-icons.ts'
import { listProductFacets } from './catalog/list-product-facets.ts'
import { listProducts } from './catalog/list-products.ts'
import { listRecommendedProducts } from './catalog/list-recommended-products.ts'
import { listStockMovements } from './catalog/list-stock-movements.ts'
import { listVariations } from './catalog/list-variations.ts'
import { readQuantities } from './catalog/read-quantities.ts'
import { removeDeclination } from './catalog/remove-declination.ts'
import { removeMealIcon } from './catalog/remove-meal-icon.ts'
import { removeProduct } from './catalog/remove-product.ts'
import { removeTag } from './catalog/remove-tag.ts'
import { removeVariation } from './catalog/remove-variation.ts'
import { calculateShippingFees } from './shipping/calculate-shipping-fees.ts'
import { changeCarrier } from './shipping/change-carrier.ts'
import { changePickupPoint } from './shipping/change-pickup-point.ts'
import { createCarrier } from './shipping/create-carrier.ts'
import { createPickupPoint } from './shipping/create-pickup-point.ts'
import { findCities } from './shipping/find-cities.ts'
import { getCarrier } from './shipping/get-carrier.ts'
import { getPickupPoint } from './shipping/get-pickup-point.ts'
import { listAccessPoints } from './shipping/list-access-points.ts'
import { listCarriers } from './shipping/list-carriers.ts'
import { listCountries } from './shipping/list-countries.ts'
import { listPickupPoints } from './shipping/list-pickup-points.ts'
import { removeCarrier } from './shipping/remove-carrier.ts'
import { removePickupPoint } from './shipping/remove-pickup-point.ts'
import type { UseCases } from './visit.ts'

/** What the calls of the shop do: carts, goods and how they travel. */
export const shopUseCases = {
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
  changeCarrier,
  changeDeclination,
  changeMealIcon,
  changePickupPoint,
  changeProduct,
  changeTag,
  changeVariation,
  createCarrier,
  createDeclination,
  createMealIcon,
  createPickupPoint,
  createProduct,
  createStockMovement,
  createTag,
  createVariation,
  findCities,
  getAdminDeclination,
  getAdminMealIcon,
  getAdminProduct,
  getAdminTag,
  getAdminVariation,
  getCarrier,
  getPickupPoint,
  askStockAlert,
  generateProductFile,
  getELabel,
  getProduct,
  listAccessPoints,
  listAdminDeclinations,
  listAdminMealIcons,
  listAdminProducts,
  listAdminTags,
  listAdminVariations,
  listCarriers,
  listCountries,
  listLedgerEntries,
  listMealIcons,
  listPickupPoints,
  listProductFacets,
  listProducts,
  listRecommendedProducts,
  listStockMovements,
  listVariations,
  readQuantities,
  removeCarrier,
  removeDeclination,
  removeMealIcon,
  removePickupPoint,
  removeProduct,
  removeTag,
  removeVariation,
} satisfies Partial<UseCases>
