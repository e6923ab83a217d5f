-- Codes of registers are given out from the greatest that is there on.

CREATE SEQUENCE store_code AS INTEGER;
CREATE SEQUENCE plan_code AS INTEGER;
CREATE SEQUENCE situation_code AS INTEGER;
CREATE SEQUENCE vehicle_type_code AS INTEGER;
CREATE SEQUENCE field_definition_code AS INTEGER;
CREATE SEQUENCE supplier_code AS INTEGER;
CREATE SEQUENCE seller_code AS INTEGER;
CREATE SEQUENCE funnel_code AS INTEGER;
CREATE SEQUENCE stage_code AS INTEGER;

SELECT setval('store_code', GREATEST(MAX(code), 1)) FROM store HAVING COUNT(*) > 0;
SELECT setval('plan_code', GREATEST(MAX(code), 1)) FROM plan HAVING COUNT(*) > 0;
SELECT setval('situation_code', GREATEST(MAX(code), 1)) FROM situation HAVING COUNT(*) > 0;
SELECT setval('vehicle_type_code', GREATEST(MAX(code), 1)) FROM vehicle_type HAVING COUNT(*) > 0;
SELECT setval('field_definition_code', GREATEST(MAX(code), 1)) FROM field_definition HAVING COUNT(*) > 0;
SELECT setval('supplier_code', GREATEST(MAX(code), 1)) FROM supplier HAVING COUNT(*) > 0;
SELECT setval('seller_code', GREATEST(MAX(code), 1)) FROM seller HAVING COUNT(*) > 0;
SELECT setval('funnel_code', GREATEST(MAX(code), 1)) FROM funnel HAVING COUNT(*) > 0;
SELECT setval('stage_code', GREATEST(MAX(code), 1)) FROM stage HAVING COUNT(*) > 0;
