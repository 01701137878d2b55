import type { LabelLanguage } from '#app/models/catalog/label/label-languages.ts'

const keys = [
  'language',
  'nutrition',
  'per100',
  'ingredients',
  'contains',
  'energy',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
  'SULPHITES',
  'EGG',
  'MILK',
  'grapes',
  'sucrose',
  'acidifier',
  'preservative',
  'antioxidant',
  'stabiliser',
] as const

/** The fixed words of a label in one language: those of the law (regulations (EU) 1169/2011 and 2019/33), and what nearly every list of a wine names. */
export type LabelWords = Record<(typeof keys)[number], string>

/** In the order of the keys. */
const lines: Record<LabelLanguage, string> = {
  de: `Deutsch|Nährwertdeklaration|je 100 ml|Zutaten|Enthält
Energie|Fett|davon gesättigte Fettsäuren|Kohlenhydrate|davon Zucker|Eiweiß|Salz
Sulfite|Ei|Milch
Trauben|Saccharose|Säureregulator|Konservierungsstoff|Antioxidationsmittel|Stabilisator`,
  nl: `Nederlands|Voedingswaardevermelding|per 100 ml|Ingrediënten|Bevat
Energie|Vetten|waarvan verzadigde vetzuren|Koolhydraten|waarvan suikers|Eiwitten|Zout
sulfieten|ei|melk
druiven|sacharose|zuurteregelaar|conserveermiddel|antioxidant|stabilisator`,
  it: `Italiano|Dichiarazione nutrizionale|per 100 ml|Ingredienti|Contiene
Energia|Grassi|di cui acidi grassi saturi|Carboidrati|di cui zuccheri|Proteine|Sale
solfiti|uovo|latte
uva|saccarosio|regolatore di acidità|conservante|antiossidante|stabilizzante`,
  es: `Español|Información nutricional|por 100 ml|Ingredientes|Contiene
Valor energético|Grasas|de las cuales saturadas|Hidratos de carbono|de los cuales azúcares|Proteínas|Sal
sulfitos|huevo|leche
uvas|sacarosa|regulador de la acidez|conservador|antioxidante|estabilizante`,
  pt: `Português|Declaração nutricional|por 100 ml|Ingredientes|Contém
Energia|Lípidos|dos quais saturados|Hidratos de carbono|dos quais açúcares|Proteínas|Sal
sulfitos|ovo|leite
uvas|sacarose|regulador de acidez|conservante|antioxidante|estabilizador`,
  en: `English|Nutrition declaration|per 100 ml|Ingredients|Contains
Energy|Fat|of which saturates|Carbohydrate|of which sugars|Protein|Salt
sulphites|egg|milk
grapes|sucrose|acidity regulator|preservative|antioxidant|stabiliser`,
  da: `Dansk|Næringsdeklaration|pr. 100 ml|Ingredienser|Indeholder
Energi|Fedt|heraf mættede fedtsyrer|Kulhydrat|heraf sukkerarter|Protein|Salt
sulfitter|æg|mælk
druer|saccharose|surhedsregulerende middel|konserveringsmiddel|antioxidant|stabilisator`,
  sv: `Svenska|Näringsdeklaration|per 100 ml|Ingredienser|Innehåller
Energi|Fett|varav mättat fett|Kolhydrat|varav sockerarter|Protein|Salt
sulfiter|ägg|mjölk
druvor|sackaros|surhetsreglerande medel|konserveringsmedel|antioxidationsmedel|stabiliseringsmedel`,
  fi: `Suomi|Ravintoarvoilmoitus|100 ml:ssa|Ainesosat|Sisältää
Energia|Rasva|josta tyydyttynyttä|Hiilihydraatit|josta sokereita|Proteiini|Suola
sulfiitteja|kananmunaa|maitoa
viinirypäleet|sakkaroosi|happamuudensäätöaine|säilöntäaine|hapettumisenestoaine|stabilointiaine`,
  pl: `Polski|Informacja o wartości odżywczej|w 100 ml|Składniki|Zawiera
Wartość energetyczna|Tłuszcz|w tym kwasy tłuszczowe nasycone|Węglowodany|w tym cukry|Białko|Sól
siarczyny|jaja|mleko
winogrona|sacharoza|regulator kwasowości|substancja konserwująca|przeciwutleniacz|stabilizator`,
  cs: `Čeština|Výživové údaje|na 100 ml|Složení|Obsahuje
Energie|Tuky|z toho nasycené mastné kyseliny|Sacharidy|z toho cukry|Bílkoviny|Sůl
siřičitany|vejce|mléko
hrozny|sacharóza|regulátor kyselosti|konzervant|antioxidant|stabilizátor`,
  sk: `Slovenčina|Výživové údaje|na 100 ml|Zloženie|Obsahuje
Energia|Tuky|z toho nasýtené mastné kyseliny|Sacharidy|z toho cukry|Bielkoviny|Soľ
siričitany|vajcia|mlieko
hrozno|sacharóza|regulátor kyslosti|konzervačná látka|antioxidant|stabilizátor`,
  sl: `Slovenščina|Označba hranilne vrednosti|na 100 ml|Sestavine|Vsebuje
Energijska vrednost|Maščobe|od tega nasičene maščobe|Ogljikovi hidrati|od tega sladkorji|Beljakovine|Sol
sulfite|jajca|mleko
grozdje|saharoza|regulator kislosti|konzervans|antioksidant|stabilizator`,
  hr: `Hrvatski|Nutritivna deklaracija|na 100 ml|Sastojci|Sadrži
Energija|Masti|od kojih zasićene masne kiseline|Ugljikohidrati|od kojih šećeri|Bjelančevine|Sol
sulfite|jaja|mlijeko
grožđe|saharoza|regulator kiselosti|konzervans|antioksidans|stabilizator`,
  hu: `Magyar|Tápértékjelölés|100 ml-ben|Összetevők|Tartalmaz
Energia|Zsír|amelyből telített zsírsavak|Szénhidrát|amelyből cukrok|Fehérje|Só
szulfitok|tojás|tej
szőlő|szacharóz|savanyúságot szabályozó anyag|tartósítószer|antioxidáns|stabilizátor`,
  ro: `Română|Declarație nutrițională|per 100 ml|Ingrediente|Conține
Valoare energetică|Grăsimi|din care acizi grași saturați|Glucide|din care zaharuri|Proteine|Sare
sulfiți|ouă|lapte
struguri|zaharoză|corector de aciditate|conservant|antioxidant|stabilizator`,
  bg: `Български|Обявяване на хранителната стойност|на 100 ml|Съставки|Съдържа
Енергийна стойност|Мазнини|от които наситени мастни киселини|Въглехидрати|от които захари|Белтъци|Сол
сулфити|яйца|мляко
грозде|захароза|регулатор на киселинността|консервант|антиоксидант|стабилизатор`,
  el: `Ελληνικά|Διατροφική δήλωση|ανά 100 ml|Συστατικά|Περιέχει
Ενέργεια|Λιπαρά|εκ των οποίων κορεσμένα|Υδατάνθρακες|εκ των οποίων σάκχαρα|Πρωτεΐνες|Αλάτι
θειώδη|αυγό|γάλα
σταφύλια|σακχαρόζη|ρυθμιστής οξύτητας|συντηρητικό|αντιοξειδωτικό|σταθεροποιητής`,
  et: `Eesti|Toitumisalane teave|100 ml kohta|Koostisosad|Sisaldab
Energia|Rasvad|millest küllastunud rasvhapped|Süsivesikud|millest suhkrud|Valgud|Sool
sulfiteid|muna|piima
viinamarjad|sahharoos|happesuse regulaator|säilitusaine|antioksüdant|stabilisaator`,
  lv: `Latviešu|Paziņojums par uzturvērtību|uz 100 ml|Sastāvdaļas|Satur
Enerģētiskā vērtība|Tauki|tostarp piesātinātās taukskābes|Ogļhidrāti|tostarp cukuri|Olbaltumvielas|Sāls
sulfītus|olas|pienu
vīnogas|saharoze|skābuma regulētājs|konservants|antioksidants|stabilizētājs`,
  lt: `Lietuvių|Maistingumo deklaracija|100 ml|Sudedamosios dalys|Sudėtyje yra
Energinė vertė|Riebalai|iš kurių sočiųjų riebalų rūgščių|Angliavandeniai|iš kurių cukrų|Baltymai|Druska
sulfitų|kiaušinių|pieno
vynuogės|sacharozė|rūgštingumą reguliuojanti medžiaga|konservantas|antioksidantas|stabilizatorius`,
}

/** What a label says by itself in a language. */
export function labelWordsOf(language: LabelLanguage): LabelWords {
  const words = lines[language].split(/[|\n]/)
  return Object.fromEntries(keys.map((key, place) => [key, words[place] ?? ''])) as LabelWords
}
