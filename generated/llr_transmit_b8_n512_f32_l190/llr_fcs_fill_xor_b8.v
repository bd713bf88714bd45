// Completes the FCS of frames, or poisons it, in beats of 8 bytes.
`default_nettype none

module llr_fcs_fill_xor_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] beat_data,
    input  wire  [7:0] beat_keep,
    input  wire        beat_last,
    input  wire        beat_user_llr,
    input  wire [19:0] beat_user_seq,
    input  wire        valid,
    input  wire        fresh,
    input  wire        poison,
    input  wire        marked,
    input  wire        forget,
    input  wire [31:0] pattern,
    output wire [63:0] out_beat_data,
    output wire  [7:0] out_beat_keep,
    output wire        out_beat_last,
    output wire        out_beat_user_llr,
    output wire [19:0] out_beat_user_seq,
    output wire        out_valid,
    output wire        out_marked,
    output wire        out_fresh,
    output wire        poisoned,
    output wire        marks
);

    wire [31:0] engine_crc;
    wire        engine_done;
    reg         mark_fresh;
    reg         mark_poison;
    reg   [1:0] mark_turn;
    reg  [31:0] missing;
    reg         wrong;
    wire        mark_later_q_fresh;
    wire        mark_later_q_poison;
    wire  [1:0] mark_later_q_turn;
    reg  [31:0] turned;
    reg         poisons_now;
    reg         fresh_now;
    wire [63:0] beat_later_q_data;
    wire  [7:0] beat_later_q_keep;
    wire        beat_later_q_last;
    wire        beat_later_q_user_llr;
    wire [19:0] beat_later_q_user_seq;
    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
    reg         marked_1;
    reg         marked_2;
    reg         marked_3;
    reg         marked_4;
    reg         marked_5;
    reg         marked_6;
    reg  [63:0] held_data;
    reg   [7:0] held_keep;
    reg         held_last;
    reg         held_user_llr;
    reg  [19:0] held_user_seq;
    reg         held_fresh;
    reg         held_poisoned;
    reg         holds;
    reg         held_marked;

    wire  [7:0] ends = beat_keep & ~{1'b0, beat_keep[7:1]};
    wire [31:0] remainder = ~engine_crc;
    wire [31:0] added_word = {
        ^(remainder & 32'h64428d55),
        ^(remainder & 32'hd663cbff),
        ^(remainder & 32'hf7368aa),
        ^(remainder & 32'h87b9b455),
        ^(remainder & 32'ha79e577f),
        ^(remainder & 32'h378da6ea),
        ^(remainder & 32'h9bc6d375),
        ^(remainder & 32'ha9a1e4ef),
        ^(remainder & 32'h30927f22),
        ^(remainder & 32'h18493f91),
        ^(remainder & 32'he866129d),
        ^(remainder & 32'h9071841b),
        ^(remainder & 32'h2c7a4f58),
        ^(remainder & 32'h963d27ac),
        ^(remainder & 32'h4b1e93d6),
        ^(remainder & 32'ha58f49eb),
        ^(remainder & 32'hb68529a0),
        ^(remainder & 32'h5b4294d0),
        ^(remainder & 32'h2da14a68),
        ^(remainder & 32'h16d0a534),
        ^(remainder & 32'h8b68529a),
        ^(remainder & 32'hc5b4294d),
        ^(remainder & 32'h869899f3),
        ^(remainder & 32'ha70ec1ac),
        ^(remainder & 32'hd38760d6),
        ^(remainder & 32'he9c3b06b),
        ^(remainder & 32'h10a35560),
        ^(remainder & 32'h8851aab0),
        ^(remainder & 32'h4428d558),
        ^(remainder & 32'h22146aac),
        ^(remainder & 32'h910a3556),
        ^(remainder & 32'hc8851aab)
    };
    wire [31:0] added = ~added_word;
    wire        poisons = mark_later_q_fresh ? mark_later_q_poison : wrong;
    wire [31:0] sum = missing ^ (pattern & {32{poisons}});
    wire        leaves = holds && (held_last || valid_6);
    wire        straddles = !held_last && beat_later_q_last;
    wire        out_beat_data_term = straddles && !beat_later_q_keep[3];
    wire        out_beat_data_term_2 = straddles && !beat_later_q_keep[2];
    wire        out_beat_data_term_3 = straddles && !beat_later_q_keep[1];
    wire        out_beat_data_term_4 = straddles && !beat_later_q_keep[0];
    wire        marks_term = marked_1 || marked_2 || marked_3 || marked_4 || marked_5 || marked_6;
    wire  [7:0] turned_choice = mark_later_q_turn[0] ? sum[7:0] : sum[15:8];
    wire  [7:0] turned_choice_2 = mark_later_q_turn[0] ? sum[23:16] : sum[31:24];
    wire  [7:0] turned_choice_3 = mark_later_q_turn[0] ? sum[31:24] : sum[7:0];
    wire  [7:0] turned_choice_4 = mark_later_q_turn[0] ? sum[15:8] : sum[23:16];
    wire        held_data_term = beat_later_q_last && beat_later_q_keep[7];
    wire  [7:0] held_data_xor = beat_later_q_data[63:56] ^ turned[31:24];
    wire        held_data_term_2 = beat_later_q_last && beat_later_q_keep[6];
    wire  [7:0] held_data_xor_2 = beat_later_q_data[55:48] ^ turned[23:16];
    wire        held_data_term_3 = beat_later_q_last && beat_later_q_keep[5];
    wire  [7:0] held_data_xor_3 = beat_later_q_data[47:40] ^ turned[15:8];
    wire        held_data_term_4 = beat_later_q_last && beat_later_q_keep[4];
    wire  [7:0] held_data_xor_4 = beat_later_q_data[39:32] ^ turned[7:0];
    wire        held_data_term_5 = beat_later_q_last && beat_later_q_keep[3] && !beat_later_q_keep[7];
    wire  [7:0] held_data_xor_5 = beat_later_q_data[31:24] ^ turned[31:24];
    wire        held_data_term_6 = beat_later_q_last && beat_later_q_keep[2] && !beat_later_q_keep[6];
    wire  [7:0] held_data_xor_6 = beat_later_q_data[23:16] ^ turned[23:16];
    wire        held_data_term_7 = beat_later_q_last && beat_later_q_keep[1] && !beat_later_q_keep[5];
    wire  [7:0] held_data_xor_7 = beat_later_q_data[15:8] ^ turned[15:8];
    wire        held_data_term_8 = beat_later_q_last && beat_later_q_keep[0] && !beat_later_q_keep[4];
    wire  [7:0] held_data_xor_8 = beat_later_q_data[7:0] ^ turned[7:0];

    crc32_w64 engine (
        .clk   (clk),
        .rst   (rst),
        .data  (beat_data),
        .keep  (beat_keep),
        .last  (beat_last),
        .valid (valid),
        .crc   (engine_crc),
        .done  (engine_done)
    );

    delay_w4_c4 mark_later (
        .clk      (clk),
        .d_fresh  (mark_fresh),
        .d_poison (mark_poison),
        .d_turn   (mark_turn),
        .q_fresh  (mark_later_q_fresh),
        .q_poison (mark_later_q_poison),
        .q_turn   (mark_later_q_turn)
    );

    delay_w94_c6 beat_later (
        .clk        (clk),
        .d_data     (beat_data),
        .d_keep     (beat_keep),
        .d_last     (beat_last),
        .d_user_llr (beat_user_llr),
        .d_user_seq (beat_user_seq),
        .q_data     (beat_later_q_data),
        .q_keep     (beat_later_q_keep),
        .q_last     (beat_later_q_last),
        .q_user_llr (beat_later_q_user_llr),
        .q_user_seq (beat_later_q_user_seq)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            marked_1 <= 1'b0;
            marked_2 <= 1'b0;
            marked_3 <= 1'b0;
            marked_4 <= 1'b0;
            marked_5 <= 1'b0;
            marked_6 <= 1'b0;
            holds <= 1'b0;
            held_marked <= 1'b0;
        end else begin
            valid_1 <= valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            marked_1 <= marked && valid && !forget;
            marked_2 <= marked_1 && !forget;
            marked_3 <= marked_2 && !forget;
            marked_4 <= marked_3 && !forget;
            marked_5 <= marked_4 && !forget;
            marked_6 <= marked_5 && !forget;
            if (valid_6) begin
                holds <= 1'b1;
                held_marked <= marked_6;
            end else if (leaves) begin
                holds <= 1'b0;
                held_marked <= 1'b0;
            end
            if (forget) begin
                held_marked <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        mark_fresh <= fresh;
        mark_poison <= poison;
        mark_turn <= {|(ends & 8'd102), |(ends & 8'd85)};
        missing <= added;
        wrong <= engine_crc != 32'h2144df1c;
        turned <= {
            mark_later_q_turn[1] ? turned_choice : turned_choice_2,
            mark_later_q_turn[1] ? turned_choice_3 : turned_choice_4,
            mark_later_q_turn[1] ? turned_choice_2 : turned_choice,
            mark_later_q_turn[1] ? turned_choice_4 : turned_choice_3
        };
        poisons_now <= poisons;
        fresh_now <= mark_later_q_fresh;
        if (valid_6) begin
            held_data <= {
                held_data_term ? held_data_xor : beat_later_q_data[63:56],
                held_data_term_2 ? held_data_xor_2 : beat_later_q_data[55:48],
                held_data_term_3 ? held_data_xor_3 : beat_later_q_data[47:40],
                held_data_term_4 ? held_data_xor_4 : beat_later_q_data[39:32],
                held_data_term_5 ? held_data_xor_5 : beat_later_q_data[31:24],
                held_data_term_6 ? held_data_xor_6 : beat_later_q_data[23:16],
                held_data_term_7 ? held_data_xor_7 : beat_later_q_data[15:8],
                held_data_term_8 ? held_data_xor_8 : beat_later_q_data[7:0]
            };
            held_keep <= beat_later_q_keep;
            held_last <= beat_later_q_last;
            held_user_llr <= beat_later_q_user_llr;
            held_user_seq <= beat_later_q_user_seq;
        end
        if (valid_6) begin
            held_fresh <= fresh_now;
        end
        if (valid_6) begin
            held_poisoned <= poisons_now;
        end
    end

    assign out_beat_data = {
        out_beat_data_term ? held_data[63:56] ^ turned[31:24] : held_data[63:56],
        out_beat_data_term_2 ? held_data[55:48] ^ turned[23:16] : held_data[55:48],
        out_beat_data_term_3 ? held_data[47:40] ^ turned[15:8] : held_data[47:40],
        out_beat_data_term_4 ? held_data[39:32] ^ turned[7:0] : held_data[39:32],
        held_data[31:0]
    };
    assign out_beat_keep = held_keep;
    assign out_beat_last = held_last;
    assign out_beat_user_llr = held_user_llr;
    assign out_beat_user_seq = held_user_seq;
    assign out_valid = leaves;
    assign out_marked = held_marked && leaves;
    assign out_fresh = held_fresh;
    assign poisoned = held_poisoned;
    assign marks = marks_term || held_marked;

    wire _unused_ok = &{1'b0, engine_done};

endmodule

`default_nettype wire
