// Stream FIFO of 32 items of 5 bits.
`default_nettype none

module fifo_w5_d32_aa9de2 (
    input  wire       clk,
    input  wire       rst,
    input  wire       up_payload_ages,
    input  wire [3:0] up_payload_place,
    input  wire       up_valid,
    output wire       up_ready,
    output wire       down_payload_ages,
    output wire [3:0] down_payload_place,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [5:0] wr;
    reg  [5:0] rd;
    reg  [4:0] items [0:31];

    wire       full = (wr ^ rd) == 6'd32;
    wire       empty = wr == rd;
    wire       push = up_valid && !full;
    wire       pop = down_ready && !empty;
    wire [4:0] items_rdata = items[rd[4:0]];

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {up_payload_ages, up_payload_place};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
        end else begin
            if (push) begin
                wr <= wr + 6'd1;
            end
            if (pop) begin
                rd <= rd + 6'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_ages = items_rdata[4];
    assign down_payload_place = items_rdata[3:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
`endif

endmodule

`default_nettype wire
