// Puts blocks of frames into beats of 8 bytes.
`default_nettype none

module llr_beat_join_b8 (
    input  wire        clk,
    input  wire        rst,
    output wire [63:0] beat_data,
    output wire  [7:0] beat_keep,
    output wire        beat_last,
    output wire        beat_user_llr,
    output wire [19:0] beat_user_seq,
    output reg         valid,
    output wire        error,
    input  wire [63:0] up_payload_blocks_0,
    input  wire        up_payload_held,
    input  wire        up_payload_leaves,
    input  wire        up_payload_twice,
    input  wire        up_payload_ends,
    input  wire        up_payload_error,
    input  wire  [2:0] up_payload_rest,
    input  wire        up_payload_begins,
    input  wire        up_payload_tag_llr,
    input  wire [19:0] up_payload_tag_seq,
    input  wire        up_valid,
    output wire        up_ready
);

    reg         aside;
    reg  [63:0] placed_0;
    reg         now_leaves;
    reg         now_begins;
    reg         now_fills;
    reg         from_held;
    reg         from_aside;
    reg         from_ends;
    reg         from_twice;
    reg         from_error;
    reg   [7:0] from_tail;
    reg         from_tag_llr;
    reg  [19:0] from_tag_seq;
    reg         tag_llr;
    reg  [19:0] tag_seq;
    reg  [63:0] lane_0;
    reg  [63:0] aside_data_0;
    reg  [63:0] out_0;
    reg   [7:0] aside_end_keep;
    reg         aside_end_last;
    reg         aside_end_error;
    reg         aside_end_tag_llr;
    reg  [19:0] aside_end_tag_seq;
    reg   [7:0] end_keep;
    reg         end_last;
    reg         end_error;
    reg         end_tag_llr;
    reg  [19:0] end_tag_seq;

    wire        ready = !(up_payload_twice && aside);
    wire        done = up_valid && ready;
    wire        leaves = done && up_payload_leaves;
    wire [63:0] beat_0 = from_held ? lane_0 : placed_0;
    wire        only = !from_twice;
    wire  [7:0] from_tail_choice = (|up_payload_rest) ? ~(8'd255 << up_payload_rest) : 8'd255;

    always @(posedge clk) begin
        if (rst) begin
            aside <= 1'b0;
            now_leaves <= 1'b0;
            now_fills <= 1'b0;
            valid <= 1'b0;
        end else begin
            aside <= leaves && (aside || up_payload_twice);
            now_leaves <= aside || leaves;
            now_fills <= done;
            valid <= now_leaves;
        end
    end

    always @(posedge clk) begin
        placed_0 <= up_payload_blocks_0;
        now_begins <= done && up_payload_begins;
        from_held <= up_payload_held;
        from_aside <= aside;
        from_ends <= up_payload_ends;
        from_twice <= up_payload_twice;
        from_error <= up_payload_error;
        from_tail <= {8{!up_payload_ends}} | (from_tail_choice & {8{up_payload_ends}});
        from_tag_llr <= up_payload_tag_llr;
        from_tag_seq <= up_payload_tag_seq;
        if (now_begins) begin
            tag_llr <= from_tag_llr;
            tag_seq <= from_tag_seq;
        end
        if (now_fills) begin
            lane_0 <= placed_0;
        end
        aside_data_0 <= from_aside ? beat_0 : placed_0;
        out_0 <= from_aside ? aside_data_0 : beat_0;
        aside_end_keep <= from_tail;
        aside_end_last <= from_ends;
        aside_end_error <= from_error;
        aside_end_tag_llr <= tag_llr;
        aside_end_tag_seq <= tag_seq;
        end_keep <= from_aside ? aside_end_keep : only ? from_tail : 8'd255;
        end_last <= from_aside ? aside_end_last : from_ends && only;
        end_error <= from_aside ? aside_end_error : from_error && only;
        end_tag_llr <= from_aside ? aside_end_tag_llr : tag_llr;
        end_tag_seq <= from_aside ? aside_end_tag_seq : tag_seq;
    end

    assign beat_data = out_0;
    assign beat_keep = end_keep;
    assign beat_last = end_last;
    assign beat_user_llr = end_tag_llr;
    assign beat_user_seq = end_tag_seq;
    assign error = end_error;
    assign up_ready = ready;

endmodule

`default_nettype wire
