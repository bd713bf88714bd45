// Moves packets down to byte 0 of their beats of 8 bytes.
`default_nettype none

module packet_lower_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire  [2:0] up_payload_from,
    input  wire        up_payload_wrong,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_payload_wrong,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         full;
    reg         begins;
    reg         is_first;
    reg  [63:0] turned_data;
    reg   [7:0] turned_keep;
    reg         turned_last;
    reg         turned_wrong;
    reg   [7:0] above;
    reg  [63:0] held_data;
    reg   [7:0] held_keep;
    reg         held_last;
    reg         held_wrong;
    reg         tail;
    reg         shown;
    reg  [63:0] out_data;
    reg   [7:0] out_keep;
    reg         out_last;
    reg         out_wrong;

    wire        free = !shown || down_ready;
    wire        joins = free && full;
    wire        ready = !full || joins;
    wire [63:0] turned_1_word = {up_payload_data[7:0], up_payload_data[63:8]};
    wire [63:0] turned_1 = up_payload_from[0] ? turned_1_word : up_payload_data;
    wire [63:0] turned_2 = up_payload_from[1] ? {turned_1[15:0], turned_1[63:16]} : turned_1;
    wire [63:0] turned_4 = up_payload_from[2] ? {turned_2[31:0], turned_2[63:32]} : turned_2;
    wire  [7:0] keep_turned_1_word = {up_payload_keep[0], up_payload_keep[7:1]};
    wire  [7:0] keep_turned_1 = up_payload_from[0] ? keep_turned_1_word : up_payload_keep;
    wire  [7:0] keep_turned_2_word = {keep_turned_1[1:0], keep_turned_1[7:2]};
    wire  [7:0] keep_turned_2 = up_payload_from[1] ? keep_turned_2_word : keep_turned_1;
    wire  [7:0] keep_turned_4_word = {keep_turned_2[3:0], keep_turned_2[7:4]};
    wire  [7:0] keep_turned_4 = up_payload_from[2] ? keep_turned_4_word : keep_turned_2;
    wire        follows = full && !is_first;
    wire  [7:0] rest = turned_keep & (is_first ? 8'd255 : ~above);
    wire        is_wrong = turned_wrong || (held_wrong && !is_first);
    wire        has_rest = |rest;
    wire  [7:0] above_not = ~(8'd255 << up_payload_from);
    wire [63:0] out_data_word = {
        above[7] ? turned_data[63:56] : held_data[63:56],
        above[6] ? turned_data[55:48] : held_data[55:48],
        above[5] ? turned_data[47:40] : held_data[47:40],
        above[4] ? turned_data[39:32] : held_data[39:32],
        above[3] ? turned_data[31:24] : held_data[31:24],
        above[2] ? turned_data[23:16] : held_data[23:16],
        above[1] ? turned_data[15:8] : held_data[15:8],
        above[0] ? turned_data[7:0] : held_data[7:0]
    };

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
            begins <= 1'b1;
            tail <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
            if (ready && up_valid) begin
                begins <= up_payload_last;
            end
            if (free) begin
                shown <= tail || follows;
                tail <= full && turned_last && (is_first || has_rest);
            end
        end
    end

    always @(posedge clk) begin
        if (ready && up_valid) begin
            turned_data <= turned_4;
            turned_keep <= keep_turned_4;
            turned_last <= up_payload_last;
            turned_wrong <= up_payload_wrong;
            above <= {
                above_not[0],
                above_not[1],
                above_not[2],
                above_not[3],
                above_not[4],
                above_not[5],
                above_not[6],
                above_not[7]
            };
            is_first <= begins;
        end
        if (free) begin
            if (full) begin
                held_data <= turned_data;
                held_keep <= rest;
                held_last <= turned_last;
                held_wrong <= is_wrong;
            end
            out_data <= tail ? held_data : out_data_word;
            out_keep <= held_keep | (turned_keep & above & {8{!tail}});
            out_last <= tail || (turned_last && !has_rest);
            out_wrong <= tail ? held_wrong : is_wrong;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_wrong = out_wrong;
    assign down_valid = shown;

    wire _unused_ok = &{1'b0, held_last};

`ifdef FORMAL
    always @(posedge clk) if (!rst) an_end_is_followed_by_a_beginning: assert (!(tail && full) || is_first);
`endif

endmodule

`default_nettype wire
