import type { FieldText } from './field-text.ts'

/** The fields of the one screen of a wine. */
export const wineFieldTexts: Record<string, FieldText> = {
  acidity: ['Acidité totale (g/l)'],
  analysis: ['Analyse'],
  brand: ['Marque', 'Vide : le fabricant. Trente signes au plus, comme le modèle.'],
  good: [
    'Objet : fabricant et garantie',
    'Pour ce qui n’est ni vin ni aliment, comme un tire-bouchon ; laissez vide pour un vin.',
  ],
  guaranteeYears: [
    'Garantie de durabilité (années)',
    'Seulement celle du fabricant, sans frais, sur l’objet entier, au-delà de deux ans : le label européen GARAN paraît alors. Par exemple 5 ou 2,5.',
  ],
  maker: ['Fabricant', 'Son nom, comme l’objet ou sa notice le dit.'],
  makerContact: ['Adresses du fabricant', 'Adresse postale, et adresse électronique ou site.'],
  'product.metaTitle': ['Titre pour les moteurs', 'Vide, le nom du vin. Le nom de la maison suit, s’il y a la place.'],
  'product.metaDescription': ['Description pour les moteurs', 'Une ou deux phrases ; vide, le début de la description.'],
  model: ['Modèle, lot ou numéro de série', 'Ce par quoi l’objet se reconnaît.'],
  warnings: ['Avertissements', 'Ceux de la notice, en français.'],
  glycerol: ['Glycérol (g/l)', 'S’il a été mesuré.'],
  sugar: ['Sucres résiduels (g/l)'],
  'vintages.year': ['Millésime'],
  'vintages.seen': ['Ce qui était affiché'],
  'vintages.isRemoved': ['Supprimer cette ligne'],
  isOnSale: [
    'En vente',
    'Décochée, la boutique ne montre plus ce millésime ou format ; son stock, son prix et les coffrets qui le contiennent restent.',
  ],
  'product.vintages': ['Millésimes et formats'],
  'discount.from': ['À partir du', 'Vide, dès maintenant.'],
  'discount.to': ['Jusqu’au', 'Dernier jour ; vide, sans fin.'],
}
