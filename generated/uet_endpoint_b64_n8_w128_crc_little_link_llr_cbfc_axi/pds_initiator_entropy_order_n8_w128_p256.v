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
    wire        sent_4_later_q_valid;
    wire [15:0] sent_4_later_q_entropy;
    wire [31:0] sent_4_later_q_sent_at;
    reg  [31:0] sent_age;
    reg         sent_is_old;
    wire  [7:0] look_4_later_q;
    wire        newest_latest_valid;
    wire [15:0] newest_latest_entropy;
    wire [31:0] newest_latest_sent_at;
    reg         is_same;
    reg         is_before;
    reg         young_5;
    wire  [2:0] swept_6_later_q_place;
    wire [31:0] swept_6_later_q_rel;
    wire        swept_6_later_q_out;
    wire        swept_6_later_q_once;
    reg         is_overtaken;
    reg         is_known;
    wire        answered_word;
    wire [63:0] covered_even_word;
    wire [63:0] covered_odd_word;
    wire  [6:0] slot_8_later_q;
    reg         has_come;
    wire  [2:0] swept_9_later_q_place;
    wire [31:0] swept_9_later_q_rel;
    wire        swept_9_later_q_out;
    wire        swept_9_later_q_once;
    wire        sent_9_later_q_valid;
    wire [15:0] sent_9_later_q_entropy;
    wire [31:0] sent_9_later_q_sent_at;
    wire        overtaken_9_later_q;
    wire        known_9_later_q;
    wire        arrived_2_later_q_enable;
    wire  [2:0] arrived_2_later_q_place;
    wire  [7:0] arrived_2_later_q_record;
    wire        answers_word_valid;
    wire [15:0] answers_word_entropy;
    wire [31:0] answers_word_sent_at;
    wire        answer_4_later_q_valid;
    wire [15:0] answer_4_later_q_entropy;
    wire [31:0] answer_4_later_q_sent_at;
    wire        arrived_4_later_q_enable;
    wire  [2:0] arrived_4_later_q_place;
    wire  [7:0] arrived_4_later_q_record;
    reg         arrival_now_enable;
    reg   [2:0] arrival_now_place;
    reg  [15:0] arrival_now_entropy;
    reg  [31:0] arrival_now_sent_at;

    wire        ages_enable = sent_4_later_q_valid && sent_is_old;
    wire  [7:0] ages_record = look_4_later_q;
    wire        young = sent_4_later_q_valid && !sent_is_old;
    wire        arrival_enable = arrival_now_enable;
    wire  [2:0] arrival_place = arrival_now_place;
    wire [15:0] arrival_entropy = arrival_now_entropy;
    wire [31:0] arrival_sent_at = arrival_now_sent_at;
    wire [63:0] is_covered_choice = slot_8_later_q[6] ? covered_odd_word : covered_even_word;
    wire [63:0] is_covered_shr = is_covered_choice >> slot_8_later_q[5:0];
    wire        is_covered = is_covered_shr[0];
    wire        shows = known_9_later_q && has_come && swept_9_later_q_once;
    wire        tells = arrived_4_later_q_enable && answer_4_later_q_valid;
    wire        sendings_enable_term = departed_enable || ages_enable;
    wire  [7:0] sendings_pdc_choice = departed_enable ? departed_record : ages_record;
    wire [31:0] is_before_difference = sent_4_later_q_sent_at - newest_latest_sent_at;

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

    delay_w49_c2 sent_4_later (
        .clk       (clk),
        .d_valid   (sendings_word_valid),
        .d_entropy (sendings_word_entropy),
        .d_sent_at (sendings_word_sent_at),
        .q_valid   (sent_4_later_q_valid),
        .q_entropy (sent_4_later_q_entropy),
        .q_sent_at (sent_4_later_q_sent_at)
    );

    delay_w8_c4 look_4_later (
        .clk (clk),
        .d   (look),
        .q   (look_4_later_q)
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

    delay_w37_c4 swept_6_later (
        .clk     (clk),
        .d_place (swept_place),
        .d_rel   (swept_rel),
        .d_out   (swept_out),
        .d_once  (swept_once),
        .q_place (swept_6_later_q_place),
        .q_rel   (swept_6_later_q_rel),
        .q_out   (swept_6_later_q_out),
        .q_once  (swept_6_later_q_once)
    );

    context_copy_w1_n1024 answered (
        .clk    (clk),
        .enable (answered_write_enable),
        .pdc    ({answered_write_place, answered_write_slot}),
        .data   (answered_write_answered),
        .read   ({swept_6_later_q_place, swept_6_later_q_rel[6:0]}),
        .word   (answered_word)
    );

    context_copy_w64_n8 covered_even (
        .clk    (clk),
        .enable (covered_write_address_even_enable),
        .pdc    (covered_write_address_even),
        .data   (covered_write_words_even),
        .read   (swept_6_later_q_place),
        .word   (covered_even_word)
    );

    context_copy_w64_n8 covered_odd (
        .clk    (clk),
        .enable (covered_write_address_odd_enable),
        .pdc    (covered_write_address_odd),
        .data   (covered_write_words_odd),
        .read   (swept_6_later_q_place),
        .word   (covered_odd_word)
    );

    delay_w7_c2 slot_8_later (
        .clk (clk),
        .d   (swept_6_later_q_rel[6:0]),
        .q   (slot_8_later_q)
    );

    delay_w37_c3 swept_9_later (
        .clk     (clk),
        .d_place (swept_6_later_q_place),
        .d_rel   (swept_6_later_q_rel),
        .d_out   (swept_6_later_q_out),
        .d_once  (swept_6_later_q_once),
        .q_place (swept_9_later_q_place),
        .q_rel   (swept_9_later_q_rel),
        .q_out   (swept_9_later_q_out),
        .q_once  (swept_9_later_q_once)
    );

    delay_w49_c5 sent_9_later (
        .clk       (clk),
        .d_valid   (sent_4_later_q_valid),
        .d_entropy (sent_4_later_q_entropy),
        .d_sent_at (sent_4_later_q_sent_at),
        .q_valid   (sent_9_later_q_valid),
        .q_entropy (sent_9_later_q_entropy),
        .q_sent_at (sent_9_later_q_sent_at)
    );

    delay_w1_c3 overtaken_9_later (
        .clk (clk),
        .d   (is_overtaken),
        .q   (overtaken_9_later_q)
    );

    delay_w1_c3 known_9_later (
        .clk (clk),
        .d   (is_known),
        .q   (known_9_later_q)
    );

    delay_w12_c2 arrived_2_later (
        .clk      (clk),
        .d_enable (arrived_enable),
        .d_place  (arrived_place),
        .d_record (arrived_record),
        .q_enable (arrived_2_later_q_enable),
        .q_place  (arrived_2_later_q_place),
        .q_record (arrived_2_later_q_record)
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

    delay_w49_c2 answer_4_later (
        .clk       (clk),
        .d_valid   (answers_word_valid),
        .d_entropy (answers_word_entropy),
        .d_sent_at (answers_word_sent_at),
        .q_valid   (answer_4_later_q_valid),
        .q_entropy (answer_4_later_q_entropy),
        .q_sent_at (answer_4_later_q_sent_at)
    );

    delay_w12_c2 arrived_4_later (
        .clk      (clk),
        .d_enable (arrived_2_later_q_enable),
        .d_place  (arrived_2_later_q_place),
        .d_record (arrived_2_later_q_record),
        .q_enable (arrived_4_later_q_enable),
        .q_place  (arrived_4_later_q_place),
        .q_record (arrived_4_later_q_record)
    );

    always @(posedge clk) begin
        sent_age <= now - sendings_word_sent_at;
        sent_is_old <= |sent_age[31:30];
        is_same <= newest_latest_entropy == sent_4_later_q_entropy && newest_latest_valid;
        is_before <= is_before_difference[31];
        young_5 <= young;
        is_overtaken <= is_same && is_before && young_5 && is_sent;
        is_known <= young_5 && is_sent;
        has_come <= answered_word || is_covered;
        arrival_now_enable <= on && (tells || shows);
        arrival_now_place <= tells ? arrived_4_later_q_place : swept_9_later_q_place;
        arrival_now_entropy <= tells ? answer_4_later_q_entropy : sent_9_later_q_entropy;
        arrival_now_sent_at <= tells ? answer_4_later_q_sent_at : sent_9_later_q_sent_at;
    end

    assign overtaken = on && overtaken_9_later_q && swept_9_later_q_out && !has_come;
    assign sent_at = sent_9_later_q_sent_at;

    wire _unused_ok = &{1'b0, sent_age[29:0], swept_9_later_q_rel, sent_9_later_q_valid, arrived_4_later_q_record, is_covered_shr[63:1], is_before_difference[30:0]};

endmodule

`default_nettype wire
