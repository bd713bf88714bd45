// FIFO of less than 32 items of 169 bits, which always has room.
`default_nettype none

module roomy_fifo_w169_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire [15:0] push_payload_peer,
    input  wire        push_payload_rel,
    input  wire [23:0] push_payload_job_id,
    input  wire [63:0] push_payload_buffer_offset,
    input  wire [63:0] push_payload_match_bits,
    output wire  [4:0] level,
    output wire [15:0] down_payload_peer,
    output wire        down_payload_rel,
    output wire [23:0] down_payload_job_id,
    output wire [63:0] down_payload_buffer_offset,
    output wire [63:0] down_payload_match_bits,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [168:0] items [0:31];

    wire         empty = wr == rd;
    wire         pop = down_ready && !empty;
    wire   [4:0] after = wr + 5'd1;
    wire [168:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {
        push_payload_peer,
        push_payload_rel,
        push_payload_job_id,
        push_payload_buffer_offset,
        push_payload_match_bits
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload_peer = items_rdata[168:153];
    assign down_payload_rel = items_rdata[152];
    assign down_payload_job_id = items_rdata[151:128];
    assign down_payload_buffer_offset = items_rdata[127:64];
    assign down_payload_match_bits = items_rdata[63:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
