import type { Insertable } from 'kysely'
import { isCutOut } from '#app/models/catalog/bottle/packshot.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { packshotTexts } from '#app/texts/catalog/packshots.ts'
import type { SiteTables } from '../platform/database/tables/tables.ts'
import drawingSizes from './drawing-sizes.json'
import { listPhotographs } from './photographs.ts'
import { photographed, photographId } from './shop/taken-photographs.ts'

const sizes: Record<string, number> = drawingSizes

type Drawing = [name: string, width: number, height: number, alt: string]

/** The drawings of the demo estate: printed by `node scripts/drawings.mjs`, served with the program's own files. */
const drawings: Drawing[] = [
  ['hills-wide', 1600, 540, 'Les trois coteaux au matin, le village de Montorge et son clocher'],
  ['hills-tall', 780, 640, 'Les coteaux et le village de Montorge sous le soleil du matin'],
  ['hills-calm', 1200, 640, 'Le village de Montorge et son clocher comtois entre les coteaux'],
  ['hills-winter', 1200, 640, 'Les coteaux sous la neige, les rangs de vigne nus'],
  ['hills-harvest', 1200, 640, 'Les coteaux en octobre, feuilles dorées et grand soleil bas'],
  ['map', 1000, 800, 'Carte dessinée du domaine : trois coteaux autour de Montorge, le caveau près de la Vouivre'],
  ['map-tall', 560, 800, 'Carte dessinée du domaine : trois coteaux, la route, le caveau près de la Vouivre'],
  ['cellar', 1200, 900, 'La cave voûtée et ses deux rangs de fûts, ouverte sur les coteaux'],
  ['shoot', 640, 520, 'Un sarment avec ses feuilles et deux grappes mûres'],
  ['bottle-geai', 260, 750, 'Bouteille de La Combe au Geai, étiquette au geai, capsule rouge'],
  ['bottle-murgers', 260, 750, 'Bouteille des Murgers, verre clair, étiquette à la feuille de vigne'],
  ['bottle-abbesse', 260, 750, 'Bouteille du Clos de l’Abbesse, bandeau rouge au clocher'],
  ['bottle-jaune', 260, 750, 'Clavelin de vin jaune, étiquette en arche au soleil'],
  ['bottle-cremant', 260, 750, 'Bouteille du crémant Nuit claire, verre noir, étiquette à la lune'],
  ['box-6', 470, 750, 'Carton ouvert de six bouteilles du domaine'],
  ['bottle-paille', 260, 750, 'Demi-bouteille du vin de paille, verre clair, étiquette à la grappe'],
  ['bottle-rose', 260, 750, 'Bouteille du rosé Premier matin, étiquette en arche aux coteaux'],
  ['bottle-macvin', 260, 750, 'Bouteille de Vieille grange, macvin, bandeau au fût'],
  ['bottle-foudre', 260, 750, 'Bouteille du Grand Foudre, étiquette au fût'],
  ['bottle-marnes', 260, 750, 'Bouteille des Marnes grises, étiquette aux coteaux'],
  ['bottle-clocher', 260, 750, 'Bouteille de Sous le clocher, verre clair, étiquette au clocher'],
  ['bottle-vouivre', 260, 750, 'Bouteille de La Vouivre, cire verte, étiquette à la lune'],
  ['bottle-assemblage', 260, 750, 'Bouteille de Trois d’un coup, bandeau aux coteaux'],
  ['bottle-clairdelune', 260, 750, 'Bouteille du crémant rosé Clair de lune, étiquette à la lune'],
  ['bottle-bal', 260, 750, 'Bouteille du Bal des geais, étiquette en arche au geai'],
  ['bottle-ceps', 260, 750, 'Bouteille des Vieux Ceps, cire brune, étiquette à la grappe'],
  ['bottle-cote', 260, 750, 'Bouteille de La Côte au soleil, étiquette au soleil'],
  ['bottle-feuille', 260, 750, 'Demi-bouteille de Feuille d’or, bandeau à la feuille'],
  ['bottle-automne', 260, 750, 'Bouteille de Feu d’automne, étiquette en arche à la feuille'],
  ['bottle-chai', 260, 750, 'Bouteille du Chai, étiquette en arche au fût'],
  ['bottle-grappillons', 260, 750, 'Bouteille des Grappillons, bandeau à la grappe'],
  ['bottle-hiver', 260, 750, 'Bouteille du crémant Matin d’hiver, bandeau au soleil'],
  ['bottle-melon', 260, 750, 'Bouteille du Geai blanc, bandeau au geai'],
  ['bottle-angelus', 260, 750, 'Bouteille de L’Angélus, macvin rouge, étiquette au clocher'],
  ['bottle-abbesse-magnum', 260, 750, 'Magnum du Clos de l’Abbesse, bandeau rouge au clocher'],
  ['bottle-geai-magnum', 260, 750, 'Magnum de La Combe au Geai, étiquette au geai'],
  ['bottle-chai-magnum', 260, 750, 'Magnum du Chai, étiquette en arche au fût'],
  ['box-3', 470, 750, 'Carton ouvert de trois bouteilles du domaine'],
  ['box-bulles', 470, 750, 'Carton ouvert de trois crémants'],
  ['box-aperitif', 470, 750, 'Carton ouvert de trois bouteilles pour l’apéritif'],
  ['box-blancs', 470, 750, 'Carton ouvert de six vins blancs'],
  ['box-garde', 470, 750, 'Carton ouvert de six vins de garde'],
  ['mark', 112, 112, 'La marque du domaine : trois coteaux et un soleil rouge sombre'],
  ['mark-rose', 112, 112, 'La marque du domaine : trois coteaux et un soleil rose'],
  ['medal-or', 168, 212, 'Médaille d’or'],
  ['medal-argent', 168, 212, 'Médaille d’argent'],
  ['medal-bronze', 168, 212, 'Médaille de bronze'],
  ['medal-guide', 168, 168, 'Cachet d’un guide, 17 sur 20'],
  ['meal-aperitif', 112, 112, 'Pictogramme : apéritif'],
  ['meal-poisson', 112, 112, 'Pictogramme : poisson'],
  ['meal-volaille', 112, 112, 'Pictogramme : volaille'],
  ['meal-viande', 112, 112, 'Pictogramme : viande'],
  ['meal-fromage', 112, 112, 'Pictogramme : fromage'],
  ['meal-dessert', 112, 112, 'Pictogramme : dessert'],
]

type Row = Insertable<SiteTables['images']> & { id: string }

/** The rows that make the drawings, and the photographs that have been taken, part of the demo site's library. */
export function demoPictures(now: Date): Row[] {
  const drawn = drawings.map(([name, width, height, alt]) => ({
    ...artOf(name, { folder: '', file: `${name}.svg`, alt }),
    mime: 'image/svg+xml',
    bytes: sizes[name] ?? 1,
    width,
    height,
    tone: 'paper',
    folder: 'dessins',
  }))
  const taken = listPhotographs().flatMap(({ name, wine, shot: { view, size } }) => {
    const bytes = photographed[name]
    if (bytes === undefined) return []
    const art = artOf(photographId(name), { folder: 'photographs/', file: `${name}.avif`, alt: packshotTexts.alts[view](wine) })
    const [width, height] = size
    const tone = isCutOut(view) ? 'paper' : 'soil'
    return [{ ...art, mime: 'image/avif', bytes, width, height, tone, folder: packshotTexts.folder }]
  })
  return [...drawn, ...taken].map((row) => ({ ...row, created_at: now.toISOString() }))
}

/** What all pictures have in common that come with the program. */
function artOf(id: string, { folder, file, alt }: { folder: string; file: string; alt: string }) {
  return {
    id,
    kind: 'image' as const,
    name: file,
    content_hash: '',
    external_type: 'art',
    external_id: id,
    external_path: `/art/${folder}${file}`,
    alt: bindFrenchSpaces(alt),
    focal_x: 50,
    is_decor: 0 as const,
    focal_y: 50,
    deleted_at: null,
  }
}
