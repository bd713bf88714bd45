// Stream FIFO of 64 items of 122 bits that says how many it holds.
`default_nettype none

module level_fifo_w122_d64 (
    input  wire        clk,
    input  wire        rst,
    output wire  [6:0] level,
    input  wire [15:0] up_payload_pdcid,
    input  wire [31:0] up_payload_psn,
    input  wire        up_payload_cookie_ack,
    input  wire        up_payload_cookie_ce,
    input  wire        up_payload_cookie_retx,
    input  wire [15:0] up_payload_cookie_entropy,
    input  wire [16:0] up_payload_cookie_time,
    input  wire        up_payload_guaranteed,
    input  wire        up_payload_plain_ok,
    input  wire [31:0] up_payload_handle,
    input  wire  [3:0] up_payload_next_hdr,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [15:0] down_payload_pdcid,
    output wire [31:0] down_payload_psn,
    output wire        down_payload_cookie_ack,
    output wire        down_payload_cookie_ce,
    output wire        down_payload_cookie_retx,
    output wire [15:0] down_payload_cookie_entropy,
    output wire [16:0] down_payload_cookie_time,
    output wire        down_payload_guaranteed,
    output wire        down_payload_plain_ok,
    output wire [31:0] down_payload_handle,
    output wire  [3:0] down_payload_next_hdr,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg  [121:0] items [0:63];

    wire         full = (wr ^ rd) == 7'd64;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [121:0] items_rdata = items[rd[5:0]];
    wire   [6:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {
        up_payload_pdcid,
        up_payload_psn,
        up_payload_cookie_ack,
        up_payload_cookie_ce,
        up_payload_cookie_retx,
        up_payload_cookie_entropy,
        up_payload_cookie_time,
        up_payload_guaranteed,
        up_payload_plain_ok,
        up_payload_handle,
        up_payload_next_hdr
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (pop) begin
                rd <= rd + 7'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_pdcid = items_rdata[121:106];
    assign down_payload_psn = items_rdata[105:74];
    assign down_payload_cookie_ack = items_rdata[73];
    assign down_payload_cookie_ce = items_rdata[72];
    assign down_payload_cookie_retx = items_rdata[71];
    assign down_payload_cookie_entropy = items_rdata[70:55];
    assign down_payload_cookie_time = items_rdata[54:38];
    assign down_payload_guaranteed = items_rdata[37];
    assign down_payload_plain_ok = items_rdata[36];
    assign down_payload_handle = items_rdata[35:4];
    assign down_payload_next_hdr = items_rdata[3:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 7'd64);
`endif

endmodule

`default_nettype wire
