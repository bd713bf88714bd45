// Stream FIFO of 16 items of 1575 bits.
`default_nettype none

module fifo_w1575_d16 (
    input  wire          clk,
    input  wire          rst,
    input  wire [1519:0] up_payload_header,
    input  wire    [5:0] up_payload_words,
    input  wire   [15:0] up_payload_payload,
    input  wire    [5:0] up_payload_room,
    input  wire          up_payload_send,
    input  wire          up_payload_user_crc_has,
    input  wire    [7:0] up_payload_user_crc_from,
    input  wire   [16:0] up_payload_user_crc_at,
    input  wire          up_valid,
    output wire          up_ready,
    output wire [1519:0] down_payload_header,
    output wire    [5:0] down_payload_words,
    output wire   [15:0] down_payload_payload,
    output wire    [5:0] down_payload_room,
    output wire          down_payload_send,
    output wire          down_payload_user_crc_has,
    output wire    [7:0] down_payload_user_crc_from,
    output wire   [16:0] down_payload_user_crc_at,
    output wire          down_valid,
    input  wire          down_ready
);

    reg     [4:0] wr;
    reg     [4:0] rd;
    reg  [1574:0] items [0:15];

    wire          full = (wr ^ rd) == 5'd16;
    wire          empty = wr == rd;
    wire          push = up_valid && !full;
    wire          pop = down_ready && !empty;
    wire [1574:0] items_rdata = items[rd[3:0]];

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {
        up_payload_header,
        up_payload_words,
        up_payload_payload,
        up_payload_room,
        up_payload_send,
        up_payload_user_crc_has,
        up_payload_user_crc_from,
        up_payload_user_crc_at
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_header = items_rdata[1574:55];
    assign down_payload_words = items_rdata[54:49];
    assign down_payload_payload = items_rdata[48:33];
    assign down_payload_room = items_rdata[32:27];
    assign down_payload_send = items_rdata[26];
    assign down_payload_user_crc_has = items_rdata[25];
    assign down_payload_user_crc_from = items_rdata[24:17];
    assign down_payload_user_crc_at = items_rdata[16:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
