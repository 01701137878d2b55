import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import type { GoodsOptionText } from '../goods/option-text.ts'

/** The words for every variant of a part, and for the direction's. */
type Words<Variant extends string> = Record<Uppercase<Variant> | 'DIRECTION', GoodsOptionText>

/** What the variants of the parts of a page are called. */
export const partChoices = {
  HEADER_STYLE: {
    DIRECTION: 'Celui de l’allure',
    ROW: 'Sur une ligne',
    SIDES: 'Le nom au milieu, le menu à gauche',
    MAST: 'Le nom au milieu, le menu dessous',
    COUNTER: 'La recherche d’abord, le menu dessous',
  } satisfies Words<PartChoice['bar']>,
  HERO_STYLE: {
    DIRECTION: 'Celle de l’allure',
    ENGRAVING: 'Le texte, puis l’image gravée',
    TABLE: ({ piece }) => `Le titre en grand, les ${piece.many} dessous`,
    COLLAGE: 'Papiers découpés et collines',
    VIEW: 'Une vue large, le titre sur son bord',
    NICHE: 'Sous la voûte, dans des niches',
    WINDOW: 'Une vitrine et ses prix',
  } satisfies Words<PartChoice['opening']>,
  CARD_STYLE: {
    DIRECTION: 'Celles de l’allure',
    CARDS: 'Sur un rayon, en cartes',
    INDEX: ({ sort }) => `Une ligne par ${sort.one}, comme une carte de restaurant`,
    TILES: 'Des carreaux de couleur',
    FRAMES: 'De grands cadres',
    NICHES: 'Des niches',
    RACK: 'Un casier aux prix bien lisibles',
  } satisfies Words<PartChoice['shelf']>,
  BOTTLE_STYLE: {
    DIRECTION: 'Celle de l’allure',
    ENGRAVED: 'Gravée',
    ELEVATION: 'Tracée, avec ses mesures',
    CUT: 'Découpée dans le papier',
    STUDIO: 'Posée devant un mur',
    LIT: 'Éclairée dans l’ombre',
    PLAIN: ({ figure }) => (figure === 'bottle' ? 'En aplats, une bande par couleur de vin' : 'En aplats, une bande de couleur'),
  } satisfies Words<PartChoice['bottle']>,
  FOOTER_STYLE: {
    DIRECTION: 'Celui de l’allure',
    COLUMNS: 'En colonnes',
    NAMED: 'En colonnes, le nom en travers de la page',
    PAPERS: 'Le nom en papiers de couleur',
    QUIET: 'Trois lignes, une grande marge',
    COLOPHON: 'Tout au milieu, comme la fin d’un livre',
    DIRECTORY: 'La lettre en bandeau, un répertoire dessous',
  } satisfies Words<PartChoice['foot']>,
  FIELD_STYLE: {
    DIRECTION: 'Ceux de l’allure',
    BOXED: 'Encadrés',
    UNDERLINED: 'Soulignés',
    FILLED: 'Sur un fond',
  } satisfies Words<PartChoice['fields']>,
  SECTION_STYLE: {
    DIRECTION: 'Celles de l’allure',
    HEADED: 'Un titre, puis le texte',
    COUNTED: 'Les nombres en très grand',
    PASTED: 'Des papiers collés',
  } satisfies Words<PartChoice['section']>,
  GALLERY_STYLE: {
    DIRECTION: 'Celles de l’allure',
    SQUARES: 'Toutes carrées',
    WHOLE: 'Chacune dans sa forme, en colonnes',
    ROWS: 'En rangs d’une même hauteur',
    LEAD: 'La première en grand',
  } satisfies Words<PartChoice['gallery']>,
  DENSITY: { NORMAL: 'Normale, celle de l’allure', AIRY: 'Aérée', TIGHT: 'Serrée' },
  RADIUS: { DIRECTION: 'Ceux de l’allure', SQUARE: 'Droits', SOFT: 'Adoucis', ROUND: 'Ronds' },
  MOTION: { DIRECTION: 'Celui de l’allure', CALM: 'Calme : court et discret', NONE: 'Aucun' },
}
