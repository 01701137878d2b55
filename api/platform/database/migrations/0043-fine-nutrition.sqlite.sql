-- What 100 ml hold is told in hundredths of a gram: tenths could not say the 0,01 g of salt on a label.
update products set facts = json_set(facts,
  '$.nutrition.fat', json_extract(facts, '$.nutrition.fat') * 10,
  '$.nutrition.saturates', json_extract(facts, '$.nutrition.saturates') * 10,
  '$.nutrition.carbohydrate', json_extract(facts, '$.nutrition.carbohydrate') * 10,
  '$.nutrition.sugars', json_extract(facts, '$.nutrition.sugars') * 10,
  '$.nutrition.protein', json_extract(facts, '$.nutrition.protein') * 10,
  '$.nutrition.salt', json_extract(facts, '$.nutrition.salt') * 10
) where json_type(facts, '$.nutrition') = 'object';
update declinations set facts = json_set(facts,
  '$.nutrition.fat', json_extract(facts, '$.nutrition.fat') * 10,
  '$.nutrition.saturates', json_extract(facts, '$.nutrition.saturates') * 10,
  '$.nutrition.carbohydrate', json_extract(facts, '$.nutrition.carbohydrate') * 10,
  '$.nutrition.sugars', json_extract(facts, '$.nutrition.sugars') * 10,
  '$.nutrition.protein', json_extract(facts, '$.nutrition.protein') * 10,
  '$.nutrition.salt', json_extract(facts, '$.nutrition.salt') * 10
) where json_type(facts, '$.nutrition') = 'object';
