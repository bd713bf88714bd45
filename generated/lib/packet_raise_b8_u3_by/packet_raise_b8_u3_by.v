// Moves packets up within their beats of 8 bytes, by as much as each says.
`default_nettype none

module packet_raise_b8_u3_by (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire  [2:0] up_payload_user,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire  [2:0] down_payload_user,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         full;
    reg         begins;
    reg  [63:0] turned_data;
    reg   [7:0] turned_keep;
    reg         turned_last;
    reg   [2:0] turned_user;
    reg   [7:0] below;
    reg         is_first;
    reg  [63:0] held;
    reg   [7:0] held_keep;
    reg   [2:0] owner;
    reg         tail;
    reg         shown;
    reg  [63:0] out_data;
    reg   [7:0] out_keep;
    reg         out_last;
    reg   [2:0] out_user;

    wire        free = !shown || down_ready;
    wire        joins = free && full && !tail;
    wire        ready = !full || joins;
    wire  [2:0] amount = up_payload_user;
    wire [63:0] turned_1_word = {up_payload_data[55:0], up_payload_data[63:56]};
    wire [63:0] turned_1 = amount[0] ? turned_1_word : up_payload_data;
    wire [63:0] turned_2 = amount[1] ? {turned_1[47:0], turned_1[63:48]} : turned_1;
    wire [63:0] turned_4 = amount[2] ? {turned_2[31:0], turned_2[63:32]} : turned_2;
    wire  [7:0] keep_turned_1_word = {up_payload_keep[6:0], up_payload_keep[7]};
    wire  [7:0] keep_turned_1 = amount[0] ? keep_turned_1_word : up_payload_keep;
    wire  [7:0] keep_turned_2_word = {keep_turned_1[5:0], keep_turned_1[7:6]};
    wire  [7:0] keep_turned_2 = amount[1] ? keep_turned_2_word : keep_turned_1;
    wire  [7:0] keep_turned_4_word = {keep_turned_2[3:0], keep_turned_2[7:4]};
    wire  [7:0] keep_turned_4 = amount[2] ? keep_turned_4_word : keep_turned_2;
    wire  [7:0] over = turned_keep & below;
    wire        spills = |over;
    wire  [7:0] left = held_keep & {8{!is_first}};

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
                shown <= full || tail;
            end
            if (joins) begin
                tail <= turned_last && spills;
            end else if (free && tail) begin
                tail <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (ready && up_valid) begin
            turned_data <= turned_4;
            turned_keep <= keep_turned_4;
            turned_last <= up_payload_last;
            turned_user <= up_payload_user;
            below <= ~(8'd255 << amount);
            is_first <= begins;
        end
        if (joins) begin
            held <= turned_data;
            held_keep <= over;
            owner <= turned_user;
            out_data <= {
                below[7] ? held[63:56] : turned_data[63:56],
                below[6] ? held[55:48] : turned_data[55:48],
                below[5] ? held[47:40] : turned_data[47:40],
                below[4] ? held[39:32] : turned_data[39:32],
                below[3] ? held[31:24] : turned_data[31:24],
                below[2] ? held[23:16] : turned_data[23:16],
                below[1] ? held[15:8] : turned_data[15:8],
                below[0] ? held[7:0] : turned_data[7:0]
            };
            out_keep <= (below & left) | (turned_keep & ~below);
            out_last <= turned_last && !spills;
            out_user <= turned_user;
        end else if (free && tail) begin
            out_data <= held;
            out_keep <= held_keep;
            out_last <= 1'b1;
            out_user <= owner;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_user = out_user;
    assign down_valid = shown;

endmodule

`default_nettype wire
