//! Unicode properties: the names that ECMAScript allows in `\p{…}`.
//!
//! ECMAScript compares names exactly, while the `regex` crate forgives case and knows more names,
//! so the names are listed here. What each one contains is left to the crate's tables.

use super::cursor::Cursor;
use super::emit::Set;
use super::error::PatternError;
use super::reading::PatternReader;

/// Reads a property from behind `\p` or `\P`, its braces included.
///
/// `offset` is that of the backslash.
pub(super) fn read(
    cursor: &mut Cursor,
    reading: &mut PatternReader,
    is_negated: bool,
    offset: usize,
) -> Result<Set, PatternError> {
    cursor.eat("{");
    let text = cursor.take_while(|c| c != '}');
    if !cursor.eat("}") {
        return Err(PatternError::invalid(offset, r"`\p{` has no closing brace"));
    }
    let (names, name) = match text.split_once('=') {
        Some(("General_Category" | "gc", name)) => (GENERAL_CATEGORIES, name),
        Some(("Script" | "sc" | "Script_Extensions" | "scx", name)) => (SCRIPTS, name),
        Some((key, _)) => {
            return Err(PatternError::invalid(offset, format!("`{key}` is not a Unicode property with values")));
        }
        None if has(GENERAL_CATEGORIES, text) => (GENERAL_CATEGORIES, text),
        None => (BINARY_PROPERTIES, text),
    };
    if !has(names, name) {
        return Err(PatternError::invalid(offset, unknown(text)));
    }
    reading.note_unicode();
    let is_unknown = has(NOT_IN_REGEX, name);
    if is_unknown {
        reading.note_unsupported(offset, "Unicode property");
    }
    if is_negated && reading.flags.ignore_case {
        // ECMAScript folds the complement, the crate complements the folded set.
        reading.note_unsupported(offset, r"`\P{…}` under the `i` flag");
    }
    // No text contains a surrogate.
    let is_empty = is_unknown || matches!(name, "Cs" | "Surrogate");
    let members = if is_empty { String::new() } else { format!(r"\p{{{text}}}") };
    Ok(Set { members: members.into(), is_negated })
}

fn has(names: &str, name: &str) -> bool {
    names.split_ascii_whitespace().any(|known| known == name)
}

fn unknown(name: &str) -> String {
    // Java and Perl write `\p{IsLatin}`, Go and others `\p{Latin}`.
    let bare = name.strip_prefix("Is").unwrap_or(name);
    if has(SCRIPTS, bare) {
        format!(r"`{name}` is not a Unicode property: write `\p{{Script={bare}}}`")
    } else if has(GENERAL_CATEGORIES, bare) || has(BINARY_PROPERTIES, bare) {
        format!(r"`{name}` is not a Unicode property: write `\p{{{bare}}}`")
    } else {
        format!("`{name}` is not a Unicode property of ECMAScript")
    }
}

const GENERAL_CATEGORIES: &str = "\
    C Cased_Letter Cc Cf Close_Punctuation Cn cntrl Co Combining_Mark Connector_Punctuation \
    Control Cs Currency_Symbol Dash_Punctuation Decimal_Number digit Enclosing_Mark \
    Final_Punctuation Format Initial_Punctuation L LC Letter Letter_Number Line_Separator Ll Lm \
    Lo Lowercase_Letter Lt Lu M Mark Math_Symbol Mc Me Mn Modifier_Letter Modifier_Symbol N Nd Nl \
    No Nonspacing_Mark Number Open_Punctuation Other Other_Letter Other_Number Other_Punctuation \
    Other_Symbol P Paragraph_Separator Pc Pd Pe Pf Pi Po Private_Use Ps punct Punctuation S Sc \
    Separator Sk Sm So Space_Separator Spacing_Mark Surrogate Symbol Titlecase_Letter Unassigned \
    Uppercase_Letter Z Zl Zp Zs    ";

const BINARY_PROPERTIES: &str = "\
    AHex Alpha Alphabetic Any ASCII ASCII_Hex_Digit Assigned Bidi_C Bidi_Control Bidi_M \
    Bidi_Mirrored Cased Case_Ignorable Changes_When_Casefolded Changes_When_Casemapped \
    Changes_When_Lowercased Changes_When_NFKC_Casefolded Changes_When_Titlecased \
    Changes_When_Uppercased CI CWCF CWCM CWKCF CWL CWT CWU Dash Default_Ignorable_Code_Point Dep \
    Deprecated DI Dia Diacritic EBase EComp EMod Emoji Emoji_Component Emoji_Modifier \
    Emoji_Modifier_Base Emoji_Presentation EPres Ext Extended_Pictographic Extender ExtPict \
    Grapheme_Base Grapheme_Extend Gr_Base Gr_Ext Hex Hex_Digit IDC Ideo Ideographic IDS IDSB IDST \
    IDS_Binary_Operator IDS_Trinary_Operator ID_Continue ID_Start Join_C Join_Control LOE \
    Logical_Order_Exception Lower Lowercase Math NChar Noncharacter_Code_Point Pattern_Syntax \
    Pattern_White_Space Pat_Syn Pat_WS QMark Quotation_Mark Radical Regional_Indicator RI SD \
    Sentence_Terminal Soft_Dotted space STerm Term Terminal_Punctuation UIdeo Unified_Ideograph \
    Upper Uppercase Variation_Selector VS White_Space XIDC XIDS XID_Continue XID_Start    ";

const SCRIPTS: &str = "\
    Adlam Adlm Aghb Ahom Anatolian_Hieroglyphs Arab Arabic Armenian Armi Armn Avestan Avst Bali \
    Balinese Bamu Bamum Bass Bassa_Vah Batak Batk Beng Bengali Berf Beria_Erfe Bhaiksuki Bhks \
    Bopo Bopomofo Brah Brahmi Brai Braille Bugi Buginese Buhd Buhid Cakm Canadian_Aboriginal Cans \
    Cari Carian Caucasian_Albanian Chakma Cham Cher Cherokee Chorasmian Chrs Common Copt Coptic \
    Cpmn Cprt Cuneiform Cypriot Cypro_Minoan Cyrillic Cyrl Deseret Deva Devanagari Diak \
    Dives_Akuru Dogr Dogra Dsrt Dupl Duployan Egyp Egyptian_Hieroglyphs Elba Elbasan Elym Elymaic \
    Ethi Ethiopic Gara Garay Geor Georgian Glag Glagolitic Gong Gonm Goth Gothic Gran Grantha \
    Greek Grek Gujarati Gujr Gukh Gunjala_Gondi Gurmukhi Guru Gurung_Khema Han Hang Hangul Hani \
    Hanifi_Rohingya Hano Hanunoo Hatr Hatran Hebr Hebrew Hira Hiragana Hluw Hmng Hmnp Hung \
    Imperial_Aramaic Inherited Inscriptional_Pahlavi Inscriptional_Parthian Ital Java Javanese \
    Kaithi Kali Kana Kannada Katakana Kawi Kayah_Li Khar Kharoshthi Khitan_Small_Script Khmer \
    Khmr Khoj Khojki Khudawadi Kirat_Rai Kits Knda Krai Kthi Lana Lao Laoo Latin Latn Lepc Lepcha \
    Limb Limbu Lina Linb Linear_A Linear_B Lisu Lyci Lycian Lydi Lydian Mahajani Mahj Maka \
    Makasar Malayalam Mand Mandaic Mani Manichaean Marc Marchen Masaram_Gondi Medefaidrin Medf \
    Meetei_Mayek Mend Mende_Kikakui Merc Mero Meroitic_Cursive Meroitic_Hieroglyphs Miao Mlym \
    Modi Mong Mongolian Mro Mroo Mtei Mult Multani Myanmar Mymr Nabataean Nagm Nag_Mundari Nand \
    Nandinagari Narb Nbat Newa New_Tai_Lue Nko Nkoo Nshu Nushu Nyiakeng_Puachue_Hmong Ogam Ogham \
    Olck Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian \
    Old_South_Arabian Old_Turkic Old_Uyghur Ol_Chiki Ol_Onal Onao Oriya Orkh Orya Osage Osge Osma \
    Osmanya Ougr Pahawh_Hmong Palm Palmyrene Pauc Pau_Cin_Hau Perm Phag Phags_Pa Phli Phlp Phnx \
    Phoenician Plrd Prti Psalter_Pahlavi Qaac Qaai Rejang Rjng Rohg Runic Runr Samaritan Samr \
    Sarb Saur Saurashtra Sgnw Sharada Shavian Shaw Shrd Sidd Siddham Sidetic Sidt SignWriting \
    Sind Sinh Sinhala Sogd Sogdian Sogo Sora Sora_Sompeng Soyo Soyombo Sund Sundanese Sunu \
    Sunuwar Sylo Syloti_Nagri Syrc Syriac Tagalog Tagb Tagbanwa Tai_Le Tai_Tham Tai_Viet Tai_Yo \
    Takr Takri Tale Talu Tamil Taml Tang Tangsa Tangut Tavt Tayo Telu Telugu Tfng Tglg Thaa \
    Thaana Thai Tibetan Tibt Tifinagh Tirh Tirhuta Tnsa Todhri Todr Tolong_Siki Tols Toto \
    Tulu_Tigalari Tutg Ugar Ugaritic Unknown Vai Vaii Vith Vithkuqi Wancho Wara Warang_Citi Wcho \
    Xpeo Xsux Yezi Yezidi Yi Yiii Zanabazar_Square Zanb Zinh Zyyy Zzzz    ";

/// Names that the crate lacks: a derived property, the scripts of Unicode 17, and the script of
/// code points without one.
const NOT_IN_REGEX: &str = "Changes_When_NFKC_Casefolded CWKCF \
    Berf Beria_Erfe Sidetic Sidt Tai_Yo Tayo Tolong_Siki Tols Unknown Zzzz";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Pattern, PatternError};

    /// A newer `regex` crate may know more, which fails here too.
    #[test]
    fn crate_knows_every_name_but_those_listed() {
        let plain = [GENERAL_CATEGORIES, BINARY_PROPERTIES].map(|names| ("", names));
        let keyed = ["gc=", "General_Category="].map(|key| (key, GENERAL_CATEGORIES));
        let scripts = ["sc=", "scx=", "Script=", "Script_Extensions="].map(|key| (key, SCRIPTS));
        for (key, names) in plain.into_iter().chain(keyed).chain(scripts) {
            for name in names.split_ascii_whitespace() {
                let rust = format!(r"\p{{{key}{name}}}");
                let is_known = regex::Regex::new(&rust).is_ok() || matches!(name, "Cs" | "Surrogate");
                assert_eq!(is_known, !has(NOT_IN_REGEX, name), "{rust}");
                let is_refused = matches!(Pattern::parse(&rust), Err(PatternError::Unsupported { .. }));
                assert_eq!(is_refused, !is_known, "{rust}");
            }
        }
    }
}
