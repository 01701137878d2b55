import type { EnclosedFile } from './enclose.ts'

/** What a file says of itself to archives, and of the invoice within it. */
export function describeFile(title: string, enclosed: EnclosedFile | undefined): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(title)}</rdf:li></rdf:Alt></dc:title>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
${enclosed ? describeInvoice(enclosed) : ''}${describeWords(enclosed ? [readable, factur] : [readable])}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

/** Words that archives do not know, which a file that uses them has to explain. */
type Vocabulary = { schema: string; space: string; prefix: string; words: Record<string, 'Text' | 'Integer'> }

const readable: Vocabulary = {
  schema: 'PDF/UA identification schema',
  space: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  words: { part: 'Integer' },
}

const factur: Vocabulary = {
  schema: 'Factur-X PDFA Extension Schema',
  space: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  words: { DocumentFileName: 'Text', DocumentType: 'Text', Version: 'Text', ConformanceLevel: 'Text' },
}

/** What lies within, in the words of Factur-X. */
function describeInvoice({ name }: EnclosedFile): string {
  const said = { DocumentFileName: name, DocumentType: 'INVOICE', Version: '1.0', ConformanceLevel: 'EN 16931' }
  return `<rdf:Description rdf:about="" xmlns:fx="${factur.space}">
${Object.entries(said)
  .map(([word, text]) => `<fx:${word}>${text}</fx:${word}>`)
  .join('\n')}
</rdf:Description>
`
}

function describeWords(vocabularies: readonly Vocabulary[]): string {
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>
${vocabularies.map(describeVocabulary).join('\n')}
</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`
}

function describeVocabulary({ schema, space, prefix, words }: Vocabulary): string {
  const properties = Object.entries(words).map(
    ([word, type]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${word}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType>
<pdfaProperty:category>${prefix === 'pdfuaid' ? 'internal' : 'external'}</pdfaProperty:category>
<pdfaProperty:description>${word}</pdfaProperty:description>
</rdf:li>`,
  )
  return `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${schema}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${space}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li>`
}

function escapeText(text: string): string {
  const plain = Buffer.from(text)
    .toString()
    .replaceAll(/\p{Cc}/gu, ' ')
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
