// Puts 20 bytes in front of each packet, in beats of 8 bytes.
`default_nettype none

module header_prepend_b8_u4_h20 (
    input  wire         clk,
    input  wire         rst,
    input  wire [159:0] header_payload,
    input  wire         header_valid,
    output wire         header_ready,
    input  wire  [63:0] up_payload_data,
    input  wire   [7:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire   [3:0] up_payload_user,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [63:0] down_payload_data,
    output wire   [7:0] down_payload_keep,
    output wire         down_payload_last,
    output wire   [3:0] down_payload_user,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] STATE_HEAD = 2'd0;
    localparam [1:0] STATE_BODY = 2'd1;
    localparam [1:0] STATE_TAIL = 2'd2;

    reg   [1:0] state;
    reg  [31:0] carried;
    reg   [3:0] carried_keep;
    reg   [3:0] owner;
    reg   [1:0] at;

    wire        head = state == STATE_HEAD;
    wire        tail = state == STATE_TAIL;
    wire        fills = head && at != 2'd2;
    wire [31:0] first = head ? header_payload[159:128] : carried;
    wire        spills = up_payload_keep[4] && up_payload_last;
    wire [63:0] joined_data = tail ? {32'd0, carried} : {up_payload_data[31:0], first};
    wire  [7:0] joined_keep = tail ? {4'd0, carried_keep} : {up_payload_keep[3:0], 4'd15};
    wire        valid = tail || (up_valid && (header_valid || !head));
    wire        hands = valid && down_ready;
    wire        takes = hands && !(tail || fills);
    wire [63:0] down_payload_data_choice = at[0] ? header_payload[127:64] : header_payload[63:0];

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_HEAD;
            at <= 2'd0;
        end else begin
            if (takes) begin
                at <= 2'd0;
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
                    at <= at + 2'd1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            carried <= up_payload_data[63:32];
            carried_keep <= up_payload_keep[7:4];
            owner <= up_payload_user;
        end
    end

    assign header_ready = takes && head;
    assign up_ready = takes;
    assign down_payload_data = fills ? down_payload_data_choice : joined_data;
    assign down_payload_keep = fills ? 8'd255 : joined_keep;
    assign down_payload_last = tail || (up_payload_last && !(fills || spills));
    assign down_payload_user = tail ? owner : up_payload_user;
    assign down_valid = valid;

`ifdef FORMAL
    always @(posedge clk) if (!rst) tail_has_bytes: assert (!tail || carried_keep[0]);
    always @(posedge clk) if (!rst) at_counts_the_head_alone: assert (head || at == 2'd0);
`endif

endmodule

`default_nettype wire
