// Puts 14 bytes in front of each packet, in beats of 8 bytes.
`default_nettype none

module header_prepend_b8_h14 (
    input  wire         clk,
    input  wire         rst,
    input  wire [111:0] header_payload,
    input  wire         header_valid,
    output wire         header_ready,
    input  wire  [63:0] up_payload_data,
    input  wire   [7:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [63:0] down_payload_data,
    output wire   [7:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] STATE_HEAD = 2'd0;
    localparam [1:0] STATE_BODY = 2'd1;
    localparam [1:0] STATE_TAIL = 2'd2;

    reg   [1:0] state;
    reg  [47:0] carried;
    reg   [5:0] carried_keep;
    reg         at;

    wire        head = state == STATE_HEAD;
    wire        tail = state == STATE_TAIL;
    wire        fills = head && !at;
    wire [47:0] first = head ? header_payload[111:64] : carried;
    wire        spills = up_payload_keep[2] && up_payload_last;
    wire [63:0] joined_data = tail ? {16'd0, carried} : {up_payload_data[15:0], first};
    wire  [7:0] joined_keep = tail ? {2'd0, carried_keep} : {up_payload_keep[1:0], 6'd63};
    wire        valid = tail || (up_valid && (header_valid || !head));
    wire        hands = valid && down_ready;
    wire        takes = hands && !(tail || fills);

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_HEAD;
            at <= 1'b0;
        end else begin
            if (takes) begin
                at <= 1'b0;
                if (spills) begin
                    state <= STATE_TAIL;
                end else if (up_payload_last) begin
                    state <= STATE_HEAD;
                end else begin
                    state <= STATE_BODY;
                end
            end else if (hands) begin
                if (tail) begin
                    state <= STATE_HEAD;
                end
                if (fills) begin
                    at <= at + 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            carried <= up_payload_data[63:16];
            carried_keep <= up_payload_keep[7:2];
        end
    end

    assign header_ready = takes && head;
    assign up_ready = takes;
    assign down_payload_data = fills ? header_payload[63:0] : joined_data;
    assign down_payload_keep = fills ? 8'd255 : joined_keep;
    assign down_payload_last = tail || (up_payload_last && !(fills || spills));
    assign down_valid = valid;

`ifdef FORMAL
    always @(posedge clk) if (!rst) tail_has_bytes: assert (!tail || carried_keep[0]);
    always @(posedge clk) if (!rst) at_counts_the_head_alone: assert (head || !at);
`endif

endmodule

`default_nettype wire
