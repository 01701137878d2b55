-- An entry of an index is short in PostgreSQL, and the words of a product are long: nothing changes here.
select 1;
