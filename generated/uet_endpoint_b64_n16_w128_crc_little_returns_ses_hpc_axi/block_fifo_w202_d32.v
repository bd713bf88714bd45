// Stream FIFO of 32 items of 202 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w202_d32 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_kind,
    input  wire  [15:0] up_payload_pdcid,
    input  wire  [15:0] up_payload_peer,
    input  wire         up_payload_rod,
    input  wire  [31:0] up_payload_start_psn,
    input  wire   [3:0] up_payload_local,
    input  wire [127:0] up_payload_destination,
    input  wire   [3:0] up_payload_traffic_class,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_kind,
    output wire  [15:0] down_payload_pdcid,
    output wire  [15:0] down_payload_peer,
    output wire         down_payload_rod,
    output wire  [31:0] down_payload_start_psn,
    output wire   [3:0] down_payload_local,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_traffic_class,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [5:0] wr;
    reg    [5:0] rd;
    reg          fetched;
    reg          shown;
    reg          oldest_kind;
    reg   [15:0] oldest_pdcid;
    reg   [15:0] oldest_peer;
    reg          oldest_rod;
    reg   [31:0] oldest_start_psn;
    reg    [3:0] oldest_local;
    reg  [127:0] oldest_destination;
    reg    [3:0] oldest_traffic_class;
    reg  [201:0] items_rdata;
    (* no_rw_check *)
    reg  [201:0] items [0:31];

    wire full = (wr ^ rd) == 6'd32;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[4:0]];
        if (push) items[wr[4:0]] <= {
        up_payload_kind,
        up_payload_pdcid,
        up_payload_peer,
        up_payload_rod,
        up_payload_start_psn,
        up_payload_local,
        up_payload_destination,
        up_payload_traffic_class
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 6'd1;
            end
            if (fetch) begin
                rd <= rd + 6'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_kind <= items_rdata[201];
            oldest_pdcid <= items_rdata[200:185];
            oldest_peer <= items_rdata[184:169];
            oldest_rod <= items_rdata[168];
            oldest_start_psn <= items_rdata[167:136];
            oldest_local <= items_rdata[135:132];
            oldest_destination <= items_rdata[131:4];
            oldest_traffic_class <= items_rdata[3:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_kind = oldest_kind;
    assign down_payload_pdcid = oldest_pdcid;
    assign down_payload_peer = oldest_peer;
    assign down_payload_rod = oldest_rod;
    assign down_payload_start_psn = oldest_start_psn;
    assign down_payload_local = oldest_local;
    assign down_payload_destination = oldest_destination;
    assign down_payload_traffic_class = oldest_traffic_class;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[4:0] == rd[4:0]));
`endif

endmodule

`default_nettype wire
