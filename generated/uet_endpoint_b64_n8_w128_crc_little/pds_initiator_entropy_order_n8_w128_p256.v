// Finds packets that later ones of the same entropy value have overtaken, of 256.
`default_nettype none

module pds_initiator_entropy_order_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        on,
    input  wire [31:0] now,
    input  wire        departed_enable,
    input  wire  [7:0] departed_record,
    input  wire [15:0] departed_entropy,
    input  wire [31:0] departed_sent_at,
    input  wire        arrived_enable,
    input  wire  [2:0] arrived_place,
    input  wire  [7:0] arrived_record,
    input  wire        answered_write_enable,
    input  wire  [2:0] answered_write_place,
    input  wire  [6:0] answered_write_slot,
    input  wire        answered_write_answered,
    input  wire        covered_write_address_even_enable,
    input  wire  [2:0] covered_write_address_even,
    input  wire        covered_write_address_odd_enable,
    input  wire  [2:0] covered_write_address_odd,
    input  wire [63:0] covered_write_words_even,
    input  wire [63:0] covered_write_words_odd,
    input  wire  [7:0] look,
    input  wire  [2:0] swept_place,
    input  wire [31:0] swept_rel,
    input  wire        swept_out,
    input  wire        swept_once,
    input  wire        is_sent,
    output wire        overtaken,
    output wire [31:0] sent_at
);

    wire        sendings_word_valid;
    wire [15:0] sendings_word_entropy;
    wire [31:0] sendings_word_sent_at;
    wire        newest_latest_valid;
    wire [15:0] newest_latest_entropy;
    wire [31:0] newest_latest_sent_at;
    reg  [31:0] age_age;
    reg         sending_age_valid;
    reg  [15:0] sending_age_entropy;
    reg  [31:0] sending_age_sent_at;
    reg         sending_compare_valid;
    reg  [15:0] sending_compare_entropy;
    reg  [31:0] sending_compare_sent_at;
    reg         is_old_compare;
    reg         is_young_order;
    reg         is_same_order;
    reg         is_before_order;
    wire        answered_word;
    wire [63:0] covered_even_word;
    wire [63:0] covered_odd_word;
    reg   [6:0] slot_fetch;
    reg   [6:0] slot_bits;
    reg         has_come_tell;
    reg   [2:0] packet_fetch_place;
    reg  [31:0] packet_fetch_rel;
    reg         packet_fetch_out;
    reg         packet_fetch_once;
    reg   [2:0] packet_bits_place;
    reg  [31:0] packet_bits_rel;
    reg         packet_bits_out;
    reg         packet_bits_once;
    reg   [2:0] packet_tell_place;
    reg  [31:0] packet_tell_rel;
    reg         packet_tell_out;
    reg         packet_tell_once;
    wire        answers_word_valid;
    wire [15:0] answers_word_entropy;
    wire [31:0] answers_word_sent_at;
    reg         ack_answer_age_valid;
    reg  [15:0] ack_answer_age_entropy;
    reg  [31:0] ack_answer_age_sent_at;
    reg         ack_answer_out_valid;
    reg  [15:0] ack_answer_out_entropy;
    reg  [31:0] ack_answer_out_sent_at;
    reg         arrival_now_enable;
    reg   [2:0] arrival_now_place;
    reg  [15:0] arrival_now_entropy;
    reg  [31:0] arrival_now_sent_at;
    wire  [7:0] look_compare_later_q;
    wire        sending_tell_later_q_valid;
    wire [15:0] sending_tell_later_q_entropy;
    wire [31:0] sending_tell_later_q_sent_at;
    wire  [2:0] packet_find_later_q_place;
    wire [31:0] packet_find_later_q_rel;
    wire        packet_find_later_q_out;
    wire        packet_find_later_q_once;
    wire        is_overtaken_tell_later_q;
    wire        is_known_tell_later_q;
    wire        ack_arrived_out_later_q_enable;
    wire  [2:0] ack_arrived_out_later_q_place;
    wire  [7:0] ack_arrived_out_later_q_record;

    wire        ages_enable = sending_compare_valid && is_old_compare;
    wire  [7:0] look_compare = look_compare_later_q;
    wire  [7:0] ages_record = look_compare;
    wire        arrival_enable = arrival_now_enable;
    wire  [2:0] arrival_place = arrival_now_place;
    wire [15:0] arrival_entropy = arrival_now_entropy;
    wire [31:0] arrival_sent_at = arrival_now_sent_at;
    wire        sending_valid = sendings_word_valid;
    wire [15:0] sending_entropy = sendings_word_entropy;
    wire [31:0] sending_sent_at = sendings_word_sent_at;
    wire  [2:0] packet_place = swept_place;
    wire [31:0] packet_rel = swept_rel;
    wire        packet_out = swept_out;
    wire        packet_once = swept_once;
    wire [31:0] age = now - sendings_word_sent_at;
    wire        is_old = |age_age[31:30];
    wire        is_young = sending_compare_valid && !is_old_compare;
    wire        is_same = newest_latest_entropy == sending_compare_entropy && newest_latest_valid;
    wire [31:0] is_before_difference = sending_compare_sent_at - newest_latest_sent_at;
    wire        is_before = is_before_difference[31];
    wire        is_overtaken = is_same_order && is_before_order && is_young_order && is_sent;
    wire        is_known = is_young_order && is_sent;
    wire  [2:0] packet_find_place = packet_find_later_q_place;
    wire [31:0] packet_find_rel = packet_find_later_q_rel;
    wire        packet_find_out = packet_find_later_q_out;
    wire        packet_find_once = packet_find_later_q_once;
    wire  [6:0] slot = packet_find_rel[6:0];
    wire [63:0] is_covered_shr = (slot_bits[6] ? covered_odd_word : covered_even_word) >> slot_bits[5:0];
    wire        is_covered = is_covered_shr[0];
    wire        has_come = answered_word || is_covered;
    wire        sending_tell_valid = sending_tell_later_q_valid;
    wire [15:0] sending_tell_entropy = sending_tell_later_q_entropy;
    wire [31:0] sending_tell_sent_at = sending_tell_later_q_sent_at;
    wire        is_known_tell = is_known_tell_later_q;
    wire        shows = is_known_tell && has_come_tell && packet_tell_once;
    wire        ack_answer_valid = answers_word_valid;
    wire [15:0] ack_answer_entropy = answers_word_entropy;
    wire [31:0] ack_answer_sent_at = answers_word_sent_at;
    wire        ack_arrived_out_enable = ack_arrived_out_later_q_enable;
    wire  [2:0] ack_arrived_out_place = ack_arrived_out_later_q_place;
    wire  [7:0] ack_arrived_out_record = ack_arrived_out_later_q_record;
    wire        tells = ack_arrived_out_enable && ack_answer_out_valid;
    wire        is_overtaken_tell = is_overtaken_tell_later_q;
    wire        sendings_enable_term = departed_enable || ages_enable;
    wire  [7:0] sendings_pdc_choice = departed_enable ? departed_record : ages_record;

    context_copy_w49_n256 sendings (
        .clk          (clk),
        .enable       (sendings_enable_term),
        .pdc          (sendings_pdc_choice),
        .data_valid   (departed_enable),
        .data_entropy (departed_entropy),
        .data_sent_at (departed_sent_at),
        .read         (look),
        .word_valid   (sendings_word_valid),
        .word_entropy (sendings_word_entropy),
        .word_sent_at (sendings_word_sent_at)
    );

    pds_initiator_entropy_table_n8_w128 newest (
        .clk             (clk),
        .rst             (rst),
        .now             (now),
        .arrival_enable  (arrival_enable),
        .arrival_place   (arrival_place),
        .arrival_entropy (arrival_entropy),
        .arrival_sent_at (arrival_sent_at),
        .look_place      (swept_place),
        .look_entropy    (sendings_word_entropy),
        .latest_valid    (newest_latest_valid),
        .latest_entropy  (newest_latest_entropy),
        .latest_sent_at  (newest_latest_sent_at)
    );

    context_copy_w1_n1024 answered (
        .clk    (clk),
        .enable (answered_write_enable),
        .pdc    ({answered_write_place, answered_write_slot}),
        .data   (answered_write_answered),
        .read   ({packet_find_place, slot}),
        .word   (answered_word)
    );

    context_copy_w64_n8 covered_even (
        .clk    (clk),
        .enable (covered_write_address_even_enable),
        .pdc    (covered_write_address_even),
        .data   (covered_write_words_even),
        .read   (packet_find_place),
        .word   (covered_even_word)
    );

    context_copy_w64_n8 covered_odd (
        .clk    (clk),
        .enable (covered_write_address_odd_enable),
        .pdc    (covered_write_address_odd),
        .data   (covered_write_words_odd),
        .read   (packet_find_place),
        .word   (covered_odd_word)
    );

    context_copy_w49_n256 answers (
        .clk          (clk),
        .enable       (sendings_enable_term),
        .pdc          (sendings_pdc_choice),
        .data_valid   (departed_enable),
        .data_entropy (departed_entropy),
        .data_sent_at (departed_sent_at),
        .read         (arrived_record),
        .word_valid   (answers_word_valid),
        .word_entropy (answers_word_entropy),
        .word_sent_at (answers_word_sent_at)
    );

    delay_w8_c4 look_compare_later (
        .clk (clk),
        .d   (look),
        .q   (look_compare_later_q)
    );

    delay_w49_c5 sending_tell_later (
        .clk       (clk),
        .d_valid   (sending_compare_valid),
        .d_entropy (sending_compare_entropy),
        .d_sent_at (sending_compare_sent_at),
        .q_valid   (sending_tell_later_q_valid),
        .q_entropy (sending_tell_later_q_entropy),
        .q_sent_at (sending_tell_later_q_sent_at)
    );

    delay_w37_c4 packet_find_later (
        .clk     (clk),
        .d_place (packet_place),
        .d_rel   (packet_rel),
        .d_out   (packet_out),
        .d_once  (packet_once),
        .q_place (packet_find_later_q_place),
        .q_rel   (packet_find_later_q_rel),
        .q_out   (packet_find_later_q_out),
        .q_once  (packet_find_later_q_once)
    );

    delay_w1_c4 is_overtaken_tell_later (
        .clk (clk),
        .d   (is_overtaken),
        .q   (is_overtaken_tell_later_q)
    );

    delay_w1_c4 is_known_tell_later (
        .clk (clk),
        .d   (is_known),
        .q   (is_known_tell_later_q)
    );

    delay_w12_c4 ack_arrived_out_later (
        .clk      (clk),
        .d_enable (arrived_enable),
        .d_place  (arrived_place),
        .d_record (arrived_record),
        .q_enable (ack_arrived_out_later_q_enable),
        .q_place  (ack_arrived_out_later_q_place),
        .q_record (ack_arrived_out_later_q_record)
    );

    always @(posedge clk) begin
        age_age <= age;
        sending_age_valid <= sending_valid;
        sending_age_entropy <= sending_entropy;
        sending_age_sent_at <= sending_sent_at;
        sending_compare_valid <= sending_age_valid;
        sending_compare_entropy <= sending_age_entropy;
        sending_compare_sent_at <= sending_age_sent_at;
        is_old_compare <= is_old;
        is_young_order <= is_young;
        is_same_order <= is_same;
        is_before_order <= is_before;
        slot_fetch <= slot;
        slot_bits <= slot_fetch;
        has_come_tell <= has_come;
        packet_fetch_place <= packet_find_place;
        packet_fetch_rel <= packet_find_rel;
        packet_fetch_out <= packet_find_out;
        packet_fetch_once <= packet_find_once;
        packet_bits_place <= packet_fetch_place;
        packet_bits_rel <= packet_fetch_rel;
        packet_bits_out <= packet_fetch_out;
        packet_bits_once <= packet_fetch_once;
        packet_tell_place <= packet_bits_place;
        packet_tell_rel <= packet_bits_rel;
        packet_tell_out <= packet_bits_out;
        packet_tell_once <= packet_bits_once;
        ack_answer_age_valid <= ack_answer_valid;
        ack_answer_age_entropy <= ack_answer_entropy;
        ack_answer_age_sent_at <= ack_answer_sent_at;
        ack_answer_out_valid <= ack_answer_age_valid;
        ack_answer_out_entropy <= ack_answer_age_entropy;
        ack_answer_out_sent_at <= ack_answer_age_sent_at;
        arrival_now_enable <= on && (tells || shows);
        arrival_now_place <= tells ? ack_arrived_out_place : packet_tell_place;
        arrival_now_entropy <= tells ? ack_answer_out_entropy : sending_tell_entropy;
        arrival_now_sent_at <= tells ? ack_answer_out_sent_at : sending_tell_sent_at;
    end

    assign overtaken = on && is_overtaken_tell && packet_tell_out && !has_come_tell;
    assign sent_at = sending_tell_sent_at;

    wire _unused_ok = &{1'b0, age_age[29:0], sending_tell_valid, packet_tell_rel, ack_arrived_out_record, is_before_difference[30:0], is_covered_shr[63:1]};

endmodule

`default_nettype wire
