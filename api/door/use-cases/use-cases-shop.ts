import { browseProducts } from '../../catalog/browse/browse-products.ts'
import { changeDeclination } from '../../catalog/declinations/change-declination.ts'
import { createDeclination } from '../../catalog/declinations/create-declination.ts'
import { getAdminDeclination } from '../../catalog/declinations/get-admin-declination.ts'
import { listAdminDeclinations } from '../../catalog/declinations/list-admin-declinations.ts'
import { listLedgerEntries } from '../../catalog/declinations/list-ledger-entries.ts'
import { removeDeclination } from '../../catalog/declinations/remove-declination.ts'
import { variations } from '../../catalog/declinations/variations.ts'
import { generateProductFile } from '../../catalog/labels/generate-product-file.ts'
import { getELabel } from '../../catalog/labels/get-e-label.ts'
import { adviseWines } from '../../catalog/pairing/advise-wines.ts'
import { createProduct } from '../../catalog/products/create-product.ts'
import { getAdminProduct } from '../../catalog/products/get-admin-product.ts'
import { listAdminProducts } from '../../catalog/products/list-admin-products.ts'
import { mealIcons } from '../../catalog/products/meal-icons.ts'
import { tags } from '../../catalog/products/tags.ts'
import { getProduct } from '../../catalog/shop/get-product.ts'
import { listMealIcons } from '../../catalog/shop/list-meal-icons.ts'
import { listProductAddresses } from '../../catalog/shop/list-product-addresses.ts'
import { listProductFacets } from '../../catalog/shop/list-product-facets.ts'
import { listProducts } from '../../catalog/shop/list-products.ts'
import { listRecommendedProducts } from '../../catalog/shop/list-recommended-products.ts'
import { listVariations } from '../../catalog/shop/list-variations.ts'
import { readQuantities } from '../../catalog/shop/read-quantities.ts'
import { createStockMovement } from '../../catalog/stock/create-stock-movement.ts'
import { listStockMovements } from '../../catalog/stock/list-stock-movements.ts'
import { changeProduct } from '../../content/drafts/products/change-product.ts'
import { removeProduct } from '../../content/drafts/products/remove-product.ts'
import { getProductStory } from '../../content/stories/get-product-story.ts'
import type { UseCases } from '../../platform/call/call-context.ts'
import { acknowledgeCart } from '../../selling/cart/acknowledge-cart.ts'
import { addToCart } from '../../selling/cart/add-to-cart.ts'
import { calculateCartShipping } from '../../selling/cart/calculate-cart-shipping.ts'
import { changeCartLine } from '../../selling/cart/change-cart-line.ts'
import { chooseCartDelivery } from '../../selling/cart/choose-cart-delivery.ts'
import { clearCart } from '../../selling/cart/clear-cart.ts'
import { createCart } from '../../selling/cart/create-cart.ts'
import { saveCartEntries } from '../../selling/cart/save-cart-entries.ts'
import { takeCart } from '../../selling/cart/take-cart.ts'
import { undoCartRemoval } from '../../selling/cart/undo-cart-removal.ts'
import { countCart } from '../../selling/cart/views/count-cart.ts'
import { getCart } from '../../selling/cart/views/get-cart.ts'
import { previewCart } from '../../selling/cart/views/preview-cart.ts'
import { calculateShippingFees } from '../../selling/shipping/calculate-shipping-fees.ts'
import { carriers } from '../../selling/shipping/carriers.ts'
import { findCities } from '../../selling/shipping/find-cities.ts'
import { findStreets } from '../../selling/shipping/find-streets.ts'
import { listAccessPoints } from '../../selling/shipping/list-access-points.ts'
import { listCountries } from '../../selling/shipping/list-countries.ts'
import { listDeliveryZones } from '../../selling/shipping/list-delivery-zones.ts'
import { pickupPoints } from '../../selling/shipping/pickup-points.ts'
import { askStockAlert } from '../../selling/stock-alerts/ask-stock-alert.ts'

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
  findStreets,
  getAdminDeclination,
  getAdminProduct,
  askStockAlert,
  generateProductFile,
  getELabel,
  getProduct,
  getProductStory,
  listAccessPoints,
  listAdminDeclinations,
  listAdminProducts,
  listCountries,
  listDeliveryZones,
  listLedgerEntries,
  listMealIcons,
  listProductAddresses,
  adviseWines,
  browseProducts,
  listProductFacets,
  listProducts,
  listRecommendedProducts,
  listStockMovements,
  listVariations,
  readQuantities,
  removeDeclination,
  removeProduct,
} satisfies Partial<UseCases>
