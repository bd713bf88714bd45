// Puts blocks of frames into beats of 64 bytes.
`default_nettype none

module llr_beat_join_b64 (
    input  wire         clk,
    input  wire         rst,
    output wire [511:0] beat_data,
    output wire  [63:0] beat_keep,
    output wire         beat_last,
    output wire         beat_user_llr,
    output wire  [19:0] beat_user_seq,
    output reg          valid,
    output wire         error,
    input  wire  [63:0] up_payload_blocks_0,
    input  wire  [63:0] up_payload_blocks_1,
    input  wire  [63:0] up_payload_blocks_2,
    input  wire  [63:0] up_payload_blocks_3,
    input  wire  [63:0] up_payload_blocks_4,
    input  wire  [63:0] up_payload_blocks_5,
    input  wire  [63:0] up_payload_blocks_6,
    input  wire  [63:0] up_payload_blocks_7,
    input  wire   [7:0] up_payload_held,
    input  wire         up_payload_leaves,
    input  wire         up_payload_twice,
    input  wire         up_payload_ends,
    input  wire         up_payload_error,
    input  wire   [2:0] up_payload_rest,
    input  wire         up_payload_begins,
    input  wire         up_payload_tag_llr,
    input  wire  [19:0] up_payload_tag_seq,
    input  wire   [7:0] up_payload_several_fills,
    input  wire   [2:0] up_payload_several_sources_0,
    input  wire   [2:0] up_payload_several_sources_1,
    input  wire   [2:0] up_payload_several_sources_2,
    input  wire   [2:0] up_payload_several_sources_3,
    input  wire   [2:0] up_payload_several_sources_4,
    input  wire   [2:0] up_payload_several_sources_5,
    input  wire   [2:0] up_payload_several_sources_6,
    input  wire   [2:0] up_payload_several_sources_7,
    input  wire   [2:0] up_payload_several_begun_sources_0,
    input  wire   [2:0] up_payload_several_begun_sources_1,
    input  wire   [2:0] up_payload_several_begun_sources_2,
    input  wire   [2:0] up_payload_several_begun_sources_3,
    input  wire   [2:0] up_payload_several_begun_sources_4,
    input  wire   [2:0] up_payload_several_begun_sources_5,
    input  wire   [2:0] up_payload_several_begun_sources_6,
    input  wire   [2:0] up_payload_several_begun_sources_7,
    input  wire   [7:0] up_payload_several_begun,
    input  wire   [2:0] up_payload_several_final,
    input  wire         up_valid,
    output wire         up_ready
);

    reg         aside;
    reg  [63:0] placed_0;
    reg  [63:0] placed_1;
    reg  [63:0] placed_2;
    reg  [63:0] placed_3;
    reg  [63:0] placed_4;
    reg  [63:0] placed_5;
    reg  [63:0] placed_6;
    reg  [63:0] placed_7;
    reg  [63:0] begun_0;
    reg  [63:0] begun_1;
    reg  [63:0] begun_2;
    reg  [63:0] begun_3;
    reg  [63:0] begun_4;
    reg  [63:0] begun_5;
    reg  [63:0] begun_6;
    reg  [63:0] begun_7;
    reg         now_leaves;
    reg         now_begins;
    reg   [7:0] now_fills;
    reg   [7:0] now_begun;
    reg   [7:0] from_held;
    reg         from_aside;
    reg         from_ends;
    reg         from_twice;
    reg         from_error;
    reg  [63:0] from_tail;
    reg         from_tag_llr;
    reg  [19:0] from_tag_seq;
    reg         tag_llr;
    reg  [19:0] tag_seq;
    reg  [63:0] lane_0;
    reg  [63:0] lane_1;
    reg  [63:0] lane_2;
    reg  [63:0] lane_3;
    reg  [63:0] lane_4;
    reg  [63:0] lane_5;
    reg  [63:0] lane_6;
    reg  [63:0] lane_7;
    reg  [63:0] aside_data_0;
    reg  [63:0] aside_data_1;
    reg  [63:0] aside_data_2;
    reg  [63:0] aside_data_3;
    reg  [63:0] aside_data_4;
    reg  [63:0] aside_data_5;
    reg  [63:0] aside_data_6;
    reg  [63:0] aside_data_7;
    reg  [63:0] out_0;
    reg  [63:0] out_1;
    reg  [63:0] out_2;
    reg  [63:0] out_3;
    reg  [63:0] out_4;
    reg  [63:0] out_5;
    reg  [63:0] out_6;
    reg  [63:0] out_7;
    reg  [63:0] aside_end_keep;
    reg         aside_end_last;
    reg         aside_end_error;
    reg         aside_end_tag_llr;
    reg  [19:0] aside_end_tag_seq;
    reg  [63:0] end_keep;
    reg         end_last;
    reg         end_error;
    reg         end_tag_llr;
    reg  [19:0] end_tag_seq;

    wire        ready = !(up_payload_twice && aside);
    wire        done = up_valid && ready;
    wire        leaves = done && up_payload_leaves;
    wire [63:0] beat_0 = from_held[0] ? lane_0 : placed_0;
    wire [63:0] beat_1 = from_held[1] ? lane_1 : placed_1;
    wire [63:0] beat_2 = from_held[2] ? lane_2 : placed_2;
    wire [63:0] beat_3 = from_held[3] ? lane_3 : placed_3;
    wire [63:0] beat_4 = from_held[4] ? lane_4 : placed_4;
    wire [63:0] beat_5 = from_held[5] ? lane_5 : placed_5;
    wire [63:0] beat_6 = from_held[6] ? lane_6 : placed_6;
    wire [63:0] beat_7 = from_held[7] ? lane_7 : placed_7;
    wire        only = !from_twice;
    wire [63:0] placed_0_choice = up_payload_several_sources_0[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_0_choice_2 = up_payload_several_sources_0[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_0_choice_3 = up_payload_several_sources_0[1] ? placed_0_choice : placed_0_choice_2;
    wire [63:0] placed_0_choice_4 = up_payload_several_sources_0[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_0_choice_5 = up_payload_several_sources_0[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_0_choice_6 = up_payload_several_sources_0[1] ? placed_0_choice_4 : placed_0_choice_5;
    wire [63:0] placed_1_choice = up_payload_several_sources_1[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_1_choice_2 = up_payload_several_sources_1[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_1_choice_3 = up_payload_several_sources_1[1] ? placed_1_choice : placed_1_choice_2;
    wire [63:0] placed_1_choice_4 = up_payload_several_sources_1[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_1_choice_5 = up_payload_several_sources_1[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_1_choice_6 = up_payload_several_sources_1[1] ? placed_1_choice_4 : placed_1_choice_5;
    wire [63:0] placed_2_choice = up_payload_several_sources_2[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_2_choice_2 = up_payload_several_sources_2[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_2_choice_3 = up_payload_several_sources_2[1] ? placed_2_choice : placed_2_choice_2;
    wire [63:0] placed_2_choice_4 = up_payload_several_sources_2[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_2_choice_5 = up_payload_several_sources_2[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_2_choice_6 = up_payload_several_sources_2[1] ? placed_2_choice_4 : placed_2_choice_5;
    wire [63:0] placed_3_choice = up_payload_several_sources_3[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_3_choice_2 = up_payload_several_sources_3[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_3_choice_3 = up_payload_several_sources_3[1] ? placed_3_choice : placed_3_choice_2;
    wire [63:0] placed_3_choice_4 = up_payload_several_sources_3[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_3_choice_5 = up_payload_several_sources_3[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_3_choice_6 = up_payload_several_sources_3[1] ? placed_3_choice_4 : placed_3_choice_5;
    wire [63:0] placed_4_choice = up_payload_several_sources_4[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_4_choice_2 = up_payload_several_sources_4[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_4_choice_3 = up_payload_several_sources_4[1] ? placed_4_choice : placed_4_choice_2;
    wire [63:0] placed_4_choice_4 = up_payload_several_sources_4[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_4_choice_5 = up_payload_several_sources_4[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_4_choice_6 = up_payload_several_sources_4[1] ? placed_4_choice_4 : placed_4_choice_5;
    wire [63:0] placed_5_choice = up_payload_several_sources_5[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_5_choice_2 = up_payload_several_sources_5[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_5_choice_3 = up_payload_several_sources_5[1] ? placed_5_choice : placed_5_choice_2;
    wire [63:0] placed_5_choice_4 = up_payload_several_sources_5[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_5_choice_5 = up_payload_several_sources_5[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_5_choice_6 = up_payload_several_sources_5[1] ? placed_5_choice_4 : placed_5_choice_5;
    wire [63:0] placed_6_choice = up_payload_several_sources_6[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_6_choice_2 = up_payload_several_sources_6[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_6_choice_3 = up_payload_several_sources_6[1] ? placed_6_choice : placed_6_choice_2;
    wire [63:0] placed_6_choice_4 = up_payload_several_sources_6[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_6_choice_5 = up_payload_several_sources_6[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_6_choice_6 = up_payload_several_sources_6[1] ? placed_6_choice_4 : placed_6_choice_5;
    wire [63:0] placed_7_choice = up_payload_several_sources_7[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] placed_7_choice_2 = up_payload_several_sources_7[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] placed_7_choice_3 = up_payload_several_sources_7[1] ? placed_7_choice : placed_7_choice_2;
    wire [63:0] placed_7_choice_4 = up_payload_several_sources_7[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] placed_7_choice_5 = up_payload_several_sources_7[0] ? up_payload_blocks_1 : up_payload_blocks_0;
    wire [63:0] placed_7_choice_6 = up_payload_several_sources_7[1] ? placed_7_choice_4 : placed_7_choice_5;
    wire [63:0] begun_0_choice = up_payload_several_begun_sources_0[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] begun_0_choice_2 = up_payload_several_begun_sources_0[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] begun_0_choice_3 = up_payload_several_begun_sources_0[1] ? begun_0_choice : begun_0_choice_2;
    wire [63:0] begun_0_choice_4 = up_payload_several_begun_sources_0[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] begun_0_choice_5 = up_payload_several_begun_sources_0[1] ? begun_0_choice_4 : up_payload_blocks_1;
    wire [63:0] begun_1_choice = up_payload_several_begun_sources_1[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] begun_1_choice_2 = up_payload_several_begun_sources_1[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] begun_1_choice_3 = up_payload_several_begun_sources_1[1] ? begun_1_choice : begun_1_choice_2;
    wire [63:0] begun_1_choice_4 = up_payload_several_begun_sources_1[0] ? up_payload_blocks_3 : up_payload_blocks_2;
    wire [63:0] begun_2_choice = up_payload_several_begun_sources_2[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] begun_2_choice_2 = up_payload_several_begun_sources_2[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] begun_2_choice_3 = up_payload_several_begun_sources_2[1] ? begun_2_choice : begun_2_choice_2;
    wire [63:0] begun_3_choice = up_payload_several_begun_sources_3[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire [63:0] begun_3_choice_2 = up_payload_several_begun_sources_3[0] ? up_payload_blocks_5 : up_payload_blocks_4;
    wire [63:0] begun_4_choice = up_payload_several_begun_sources_4[0] ? up_payload_blocks_7 : up_payload_blocks_6;
    wire        done_and_up_payload_begins = done && up_payload_begins;
    wire  [7:0] from_tail_choice = (|up_payload_rest) ? ~(8'd255 << up_payload_rest) : 8'd255;
    wire        from_tail_term = up_payload_ends && up_payload_several_final == 3'd7;
    wire        from_tail_term_2 = !up_payload_ends || up_payload_several_final > 3'd6;
    wire        from_tail_term_3 = up_payload_ends && up_payload_several_final == 3'd6;
    wire        from_tail_term_4 = !up_payload_ends || up_payload_several_final > 3'd5;
    wire        from_tail_term_5 = up_payload_ends && up_payload_several_final == 3'd5;
    wire        from_tail_term_6 = !up_payload_ends || up_payload_several_final > 3'd4;
    wire        from_tail_term_7 = up_payload_ends && up_payload_several_final == 3'd4;
    wire        from_tail_term_8 = !up_payload_ends || up_payload_several_final > 3'd3;
    wire        from_tail_term_9 = up_payload_ends && up_payload_several_final == 3'd3;
    wire        from_tail_term_10 = !up_payload_ends || up_payload_several_final > 3'd2;
    wire        from_tail_term_11 = up_payload_ends && up_payload_several_final == 3'd2;
    wire        from_tail_term_12 = !up_payload_ends || up_payload_several_final > 3'd1;
    wire        from_tail_term_13 = up_payload_ends && up_payload_several_final == 3'd1;
    wire        from_tail_term_14 = !up_payload_ends || up_payload_several_final > 3'd0;
    wire        from_tail_term_15 = up_payload_ends && up_payload_several_final == 3'd0;

    always @(posedge clk) begin
        if (rst) begin
            aside <= 1'b0;
            now_leaves <= 1'b0;
            now_fills <= 8'd0;
            valid <= 1'b0;
        end else begin
            aside <= leaves && (aside || up_payload_twice);
            now_leaves <= aside || leaves;
            now_fills <= up_payload_several_fills & {8{done}};
            valid <= now_leaves;
        end
    end

    always @(posedge clk) begin
        placed_0 <= up_payload_several_sources_0[2] ? placed_0_choice_3 : placed_0_choice_6;
        placed_1 <= up_payload_several_sources_1[2] ? placed_1_choice_3 : placed_1_choice_6;
        placed_2 <= up_payload_several_sources_2[2] ? placed_2_choice_3 : placed_2_choice_6;
        placed_3 <= up_payload_several_sources_3[2] ? placed_3_choice_3 : placed_3_choice_6;
        placed_4 <= up_payload_several_sources_4[2] ? placed_4_choice_3 : placed_4_choice_6;
        placed_5 <= up_payload_several_sources_5[2] ? placed_5_choice_3 : placed_5_choice_6;
        placed_6 <= up_payload_several_sources_6[2] ? placed_6_choice_3 : placed_6_choice_6;
        placed_7 <= up_payload_several_sources_7[2] ? placed_7_choice_3 : placed_7_choice_6;
        begun_0 <= up_payload_several_begun_sources_0[2] ? begun_0_choice_3 : begun_0_choice_5;
        begun_1 <= up_payload_several_begun_sources_1[2] ? begun_1_choice_3 : begun_1_choice_4;
        begun_2 <= up_payload_several_begun_sources_2[2] ? begun_2_choice_3 : up_payload_blocks_3;
        begun_3 <= up_payload_several_begun_sources_3[1] ? begun_3_choice : begun_3_choice_2;
        begun_4 <= up_payload_several_begun_sources_4[1] ? begun_4_choice : up_payload_blocks_5;
        begun_5 <= up_payload_several_begun_sources_5[0] ? up_payload_blocks_7 : up_payload_blocks_6;
        begun_6 <= up_payload_blocks_7;
        begun_7 <= up_payload_blocks_7;
        now_begins <= done_and_up_payload_begins;
        now_begun <= up_payload_several_begun & {8{done_and_up_payload_begins}};
        from_held <= up_payload_held;
        from_aside <= aside;
        from_ends <= up_payload_ends;
        from_twice <= up_payload_twice;
        from_error <= up_payload_error;
        from_tail <= {
            {8{!up_payload_ends}} | (from_tail_choice & {8{from_tail_term}}),
            {8{from_tail_term_2}} | (from_tail_choice & {8{from_tail_term_3}}),
            {8{from_tail_term_4}} | (from_tail_choice & {8{from_tail_term_5}}),
            {8{from_tail_term_6}} | (from_tail_choice & {8{from_tail_term_7}}),
            {8{from_tail_term_8}} | (from_tail_choice & {8{from_tail_term_9}}),
            {8{from_tail_term_10}} | (from_tail_choice & {8{from_tail_term_11}}),
            {8{from_tail_term_12}} | (from_tail_choice & {8{from_tail_term_13}}),
            {8{from_tail_term_14}} | (from_tail_choice & {8{from_tail_term_15}})
        };
        from_tag_llr <= up_payload_tag_llr;
        from_tag_seq <= up_payload_tag_seq;
        if (now_begins) begin
            tag_llr <= from_tag_llr;
            tag_seq <= from_tag_seq;
        end
        if (now_fills[0]) begin
            lane_0 <= placed_0;
        end
        if (now_begun[0]) begin
            lane_0 <= begun_0;
        end
        if (now_fills[1]) begin
            lane_1 <= placed_1;
        end
        if (now_begun[1]) begin
            lane_1 <= begun_1;
        end
        if (now_fills[2]) begin
            lane_2 <= placed_2;
        end
        if (now_begun[2]) begin
            lane_2 <= begun_2;
        end
        if (now_fills[3]) begin
            lane_3 <= placed_3;
        end
        if (now_begun[3]) begin
            lane_3 <= begun_3;
        end
        if (now_fills[4]) begin
            lane_4 <= placed_4;
        end
        if (now_begun[4]) begin
            lane_4 <= begun_4;
        end
        if (now_fills[5]) begin
            lane_5 <= placed_5;
        end
        if (now_begun[5]) begin
            lane_5 <= begun_5;
        end
        if (now_fills[6]) begin
            lane_6 <= placed_6;
        end
        if (now_begun[6]) begin
            lane_6 <= begun_6;
        end
        if (now_fills[7]) begin
            lane_7 <= placed_7;
        end
        if (now_begun[7]) begin
            lane_7 <= begun_7;
        end
        aside_data_0 <= from_aside ? beat_0 : placed_0;
        aside_data_1 <= from_aside ? beat_1 : placed_1;
        aside_data_2 <= from_aside ? beat_2 : placed_2;
        aside_data_3 <= from_aside ? beat_3 : placed_3;
        aside_data_4 <= from_aside ? beat_4 : placed_4;
        aside_data_5 <= from_aside ? beat_5 : placed_5;
        aside_data_6 <= from_aside ? beat_6 : placed_6;
        aside_data_7 <= from_aside ? beat_7 : placed_7;
        out_0 <= from_aside ? aside_data_0 : beat_0;
        out_1 <= from_aside ? aside_data_1 : beat_1;
        out_2 <= from_aside ? aside_data_2 : beat_2;
        out_3 <= from_aside ? aside_data_3 : beat_3;
        out_4 <= from_aside ? aside_data_4 : beat_4;
        out_5 <= from_aside ? aside_data_5 : beat_5;
        out_6 <= from_aside ? aside_data_6 : beat_6;
        out_7 <= from_aside ? aside_data_7 : beat_7;
        aside_end_keep <= from_tail;
        aside_end_last <= from_ends;
        aside_end_error <= from_error;
        aside_end_tag_llr <= tag_llr;
        aside_end_tag_seq <= tag_seq;
        end_keep <= from_aside ? aside_end_keep : only ? from_tail : {64{1'b1}};
        end_last <= from_aside ? aside_end_last : from_ends && only;
        end_error <= from_aside ? aside_end_error : from_error && only;
        end_tag_llr <= from_aside ? aside_end_tag_llr : tag_llr;
        end_tag_seq <= from_aside ? aside_end_tag_seq : tag_seq;
    end

    assign beat_data = {out_7, out_6, out_5, out_4, out_3, out_2, out_1, out_0};
    assign beat_keep = end_keep;
    assign beat_last = end_last;
    assign beat_user_llr = end_tag_llr;
    assign beat_user_seq = end_tag_seq;
    assign error = end_error;
    assign up_ready = ready;

    wire _unused_ok = &{1'b0, up_payload_several_begun_sources_3[2], up_payload_several_begun_sources_4[2], up_payload_several_begun_sources_5[2:1], up_payload_several_begun_sources_6, up_payload_several_begun_sources_7};

endmodule

`default_nettype wire
