// Stream FIFO of 32 items of 1554 bits.
`default_nettype none

module fifo_w1554_d32 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [47:0] up_payload_ethernet_destination,
    input  wire  [47:0] up_payload_ethernet_source,
    input  wire  [15:0] up_payload_ethernet_ethertype,
    input  wire   [1:0] up_payload_tags,
    input  wire   [2:0] up_payload_outer_tag_pcp,
    input  wire         up_payload_outer_tag_dei,
    input  wire  [11:0] up_payload_outer_tag_vid,
    input  wire  [15:0] up_payload_outer_tag_ethertype,
    input  wire   [2:0] up_payload_inner_tag_pcp,
    input  wire         up_payload_inner_tag_dei,
    input  wire  [11:0] up_payload_inner_tag_vid,
    input  wire  [15:0] up_payload_inner_tag_ethertype,
    input  wire   [1:0] up_payload_ip,
    input  wire [319:0] up_payload_ip_header,
    input  wire   [1:0] up_payload_transport,
    input  wire  [63:0] up_payload_transport_header,
    input  wire         up_payload_trimmed,
    input  wire   [4:0] up_payload_pds,
    input  wire [319:0] up_payload_pds_header,
    input  wire   [2:0] up_payload_ses,
    input  wire [351:0] up_payload_ses_header,
    input  wire   [2:0] up_payload_extension,
    input  wire [287:0] up_payload_extension_header,
    input  wire  [15:0] up_payload_payload_length,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [47:0] down_payload_ethernet_destination,
    output wire  [47:0] down_payload_ethernet_source,
    output wire  [15:0] down_payload_ethernet_ethertype,
    output wire   [1:0] down_payload_tags,
    output wire   [2:0] down_payload_outer_tag_pcp,
    output wire         down_payload_outer_tag_dei,
    output wire  [11:0] down_payload_outer_tag_vid,
    output wire  [15:0] down_payload_outer_tag_ethertype,
    output wire   [2:0] down_payload_inner_tag_pcp,
    output wire         down_payload_inner_tag_dei,
    output wire  [11:0] down_payload_inner_tag_vid,
    output wire  [15:0] down_payload_inner_tag_ethertype,
    output wire   [1:0] down_payload_ip,
    output wire [319:0] down_payload_ip_header,
    output wire   [1:0] down_payload_transport,
    output wire  [63:0] down_payload_transport_header,
    output wire         down_payload_trimmed,
    output wire   [4:0] down_payload_pds,
    output wire [319:0] down_payload_pds_header,
    output wire   [2:0] down_payload_ses,
    output wire [351:0] down_payload_ses_header,
    output wire   [2:0] down_payload_extension,
    output wire [287:0] down_payload_extension_header,
    output wire  [15:0] down_payload_payload_length,
    output wire         down_valid,
    input  wire         down_ready
);

    reg     [5:0] wr;
    reg     [5:0] rd;
    reg  [1553:0] items [0:31];

    wire          full = (wr ^ rd) == 6'd32;
    wire          empty = wr == rd;
    wire          push = up_valid && !full;
    wire          pop = down_ready && !empty;
    wire [1553:0] items_rdata = items[rd[4:0]];

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_ethernet_destination,
        up_payload_ethernet_source,
        up_payload_ethernet_ethertype,
        up_payload_tags,
        up_payload_outer_tag_pcp,
        up_payload_outer_tag_dei,
        up_payload_outer_tag_vid,
        up_payload_outer_tag_ethertype,
        up_payload_inner_tag_pcp,
        up_payload_inner_tag_dei,
        up_payload_inner_tag_vid,
        up_payload_inner_tag_ethertype,
        up_payload_ip,
        up_payload_ip_header,
        up_payload_transport,
        up_payload_transport_header,
        up_payload_trimmed,
        up_payload_pds,
        up_payload_pds_header,
        up_payload_ses,
        up_payload_ses_header,
        up_payload_extension,
        up_payload_extension_header,
        up_payload_payload_length
    };
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
    assign down_payload_ethernet_destination = items_rdata[1553:1506];
    assign down_payload_ethernet_source = items_rdata[1505:1458];
    assign down_payload_ethernet_ethertype = items_rdata[1457:1442];
    assign down_payload_tags = items_rdata[1441:1440];
    assign down_payload_outer_tag_pcp = items_rdata[1439:1437];
    assign down_payload_outer_tag_dei = items_rdata[1436];
    assign down_payload_outer_tag_vid = items_rdata[1435:1424];
    assign down_payload_outer_tag_ethertype = items_rdata[1423:1408];
    assign down_payload_inner_tag_pcp = items_rdata[1407:1405];
    assign down_payload_inner_tag_dei = items_rdata[1404];
    assign down_payload_inner_tag_vid = items_rdata[1403:1392];
    assign down_payload_inner_tag_ethertype = items_rdata[1391:1376];
    assign down_payload_ip = items_rdata[1375:1374];
    assign down_payload_ip_header = items_rdata[1373:1054];
    assign down_payload_transport = items_rdata[1053:1052];
    assign down_payload_transport_header = items_rdata[1051:988];
    assign down_payload_trimmed = items_rdata[987];
    assign down_payload_pds = items_rdata[986:982];
    assign down_payload_pds_header = items_rdata[981:662];
    assign down_payload_ses = items_rdata[661:659];
    assign down_payload_ses_header = items_rdata[658:307];
    assign down_payload_extension = items_rdata[306:304];
    assign down_payload_extension_header = items_rdata[303:16];
    assign down_payload_payload_length = items_rdata[15:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
`endif

endmodule

`default_nettype wire
