// Buffers up to 32 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w1554_d32 (
    input  wire         clk,
    input  wire         rst,
    input  wire         issue,
    input  wire         done,
    input  wire  [47:0] result_ethernet_destination,
    input  wire  [47:0] result_ethernet_source,
    input  wire  [15:0] result_ethernet_ethertype,
    input  wire   [1:0] result_tags,
    input  wire   [2:0] result_outer_tag_pcp,
    input  wire         result_outer_tag_dei,
    input  wire  [11:0] result_outer_tag_vid,
    input  wire  [15:0] result_outer_tag_ethertype,
    input  wire   [2:0] result_inner_tag_pcp,
    input  wire         result_inner_tag_dei,
    input  wire  [11:0] result_inner_tag_vid,
    input  wire  [15:0] result_inner_tag_ethertype,
    input  wire   [1:0] result_ip,
    input  wire [319:0] result_ip_header,
    input  wire   [1:0] result_transport,
    input  wire  [63:0] result_transport_header,
    input  wire         result_trimmed,
    input  wire   [4:0] result_pds,
    input  wire [319:0] result_pds_header,
    input  wire   [2:0] result_ses,
    input  wire [351:0] result_ses_header,
    input  wire   [2:0] result_extension,
    input  wire [287:0] result_extension_header,
    input  wire  [15:0] result_payload_length,
    output wire         ready,
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

    reg    [5:0] outstanding;
    wire         queue_up_ready;
    wire  [47:0] queue_down_payload_ethernet_destination;
    wire  [47:0] queue_down_payload_ethernet_source;
    wire  [15:0] queue_down_payload_ethernet_ethertype;
    wire   [1:0] queue_down_payload_tags;
    wire   [2:0] queue_down_payload_outer_tag_pcp;
    wire         queue_down_payload_outer_tag_dei;
    wire  [11:0] queue_down_payload_outer_tag_vid;
    wire  [15:0] queue_down_payload_outer_tag_ethertype;
    wire   [2:0] queue_down_payload_inner_tag_pcp;
    wire         queue_down_payload_inner_tag_dei;
    wire  [11:0] queue_down_payload_inner_tag_vid;
    wire  [15:0] queue_down_payload_inner_tag_ethertype;
    wire   [1:0] queue_down_payload_ip;
    wire [319:0] queue_down_payload_ip_header;
    wire   [1:0] queue_down_payload_transport;
    wire  [63:0] queue_down_payload_transport_header;
    wire         queue_down_payload_trimmed;
    wire   [4:0] queue_down_payload_pds;
    wire [319:0] queue_down_payload_pds_header;
    wire   [2:0] queue_down_payload_ses;
    wire [351:0] queue_down_payload_ses_header;
    wire   [2:0] queue_down_payload_extension;
    wire [287:0] queue_down_payload_extension_header;
    wire  [15:0] queue_down_payload_payload_length;
    wire         queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w1554_d32 queue (
        .clk                               (clk),
        .rst                               (rst),
        .up_payload_ethernet_destination   (result_ethernet_destination),
        .up_payload_ethernet_source        (result_ethernet_source),
        .up_payload_ethernet_ethertype     (result_ethernet_ethertype),
        .up_payload_tags                   (result_tags),
        .up_payload_outer_tag_pcp          (result_outer_tag_pcp),
        .up_payload_outer_tag_dei          (result_outer_tag_dei),
        .up_payload_outer_tag_vid          (result_outer_tag_vid),
        .up_payload_outer_tag_ethertype    (result_outer_tag_ethertype),
        .up_payload_inner_tag_pcp          (result_inner_tag_pcp),
        .up_payload_inner_tag_dei          (result_inner_tag_dei),
        .up_payload_inner_tag_vid          (result_inner_tag_vid),
        .up_payload_inner_tag_ethertype    (result_inner_tag_ethertype),
        .up_payload_ip                     (result_ip),
        .up_payload_ip_header              (result_ip_header),
        .up_payload_transport              (result_transport),
        .up_payload_transport_header       (result_transport_header),
        .up_payload_trimmed                (result_trimmed),
        .up_payload_pds                    (result_pds),
        .up_payload_pds_header             (result_pds_header),
        .up_payload_ses                    (result_ses),
        .up_payload_ses_header             (result_ses_header),
        .up_payload_extension              (result_extension),
        .up_payload_extension_header       (result_extension_header),
        .up_payload_payload_length         (result_payload_length),
        .up_valid                          (done),
        .up_ready                          (queue_up_ready),
        .down_payload_ethernet_destination (queue_down_payload_ethernet_destination),
        .down_payload_ethernet_source      (queue_down_payload_ethernet_source),
        .down_payload_ethernet_ethertype   (queue_down_payload_ethernet_ethertype),
        .down_payload_tags                 (queue_down_payload_tags),
        .down_payload_outer_tag_pcp        (queue_down_payload_outer_tag_pcp),
        .down_payload_outer_tag_dei        (queue_down_payload_outer_tag_dei),
        .down_payload_outer_tag_vid        (queue_down_payload_outer_tag_vid),
        .down_payload_outer_tag_ethertype  (queue_down_payload_outer_tag_ethertype),
        .down_payload_inner_tag_pcp        (queue_down_payload_inner_tag_pcp),
        .down_payload_inner_tag_dei        (queue_down_payload_inner_tag_dei),
        .down_payload_inner_tag_vid        (queue_down_payload_inner_tag_vid),
        .down_payload_inner_tag_ethertype  (queue_down_payload_inner_tag_ethertype),
        .down_payload_ip                   (queue_down_payload_ip),
        .down_payload_ip_header            (queue_down_payload_ip_header),
        .down_payload_transport            (queue_down_payload_transport),
        .down_payload_transport_header     (queue_down_payload_transport_header),
        .down_payload_trimmed              (queue_down_payload_trimmed),
        .down_payload_pds                  (queue_down_payload_pds),
        .down_payload_pds_header           (queue_down_payload_pds_header),
        .down_payload_ses                  (queue_down_payload_ses),
        .down_payload_ses_header           (queue_down_payload_ses_header),
        .down_payload_extension            (queue_down_payload_extension),
        .down_payload_extension_header     (queue_down_payload_extension_header),
        .down_payload_payload_length       (queue_down_payload_payload_length),
        .down_valid                        (queue_down_valid),
        .down_ready                        (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 6'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 6'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 6'd1;
            end
        end
    end

    assign ready = outstanding != 6'd32;
    assign down_payload_ethernet_destination = queue_down_payload_ethernet_destination;
    assign down_payload_ethernet_source = queue_down_payload_ethernet_source;
    assign down_payload_ethernet_ethertype = queue_down_payload_ethernet_ethertype;
    assign down_payload_tags = queue_down_payload_tags;
    assign down_payload_outer_tag_pcp = queue_down_payload_outer_tag_pcp;
    assign down_payload_outer_tag_dei = queue_down_payload_outer_tag_dei;
    assign down_payload_outer_tag_vid = queue_down_payload_outer_tag_vid;
    assign down_payload_outer_tag_ethertype = queue_down_payload_outer_tag_ethertype;
    assign down_payload_inner_tag_pcp = queue_down_payload_inner_tag_pcp;
    assign down_payload_inner_tag_dei = queue_down_payload_inner_tag_dei;
    assign down_payload_inner_tag_vid = queue_down_payload_inner_tag_vid;
    assign down_payload_inner_tag_ethertype = queue_down_payload_inner_tag_ethertype;
    assign down_payload_ip = queue_down_payload_ip;
    assign down_payload_ip_header = queue_down_payload_ip_header;
    assign down_payload_transport = queue_down_payload_transport;
    assign down_payload_transport_header = queue_down_payload_transport_header;
    assign down_payload_trimmed = queue_down_payload_trimmed;
    assign down_payload_pds = queue_down_payload_pds;
    assign down_payload_pds_header = queue_down_payload_pds_header;
    assign down_payload_ses = queue_down_payload_ses;
    assign down_payload_ses_header = queue_down_payload_ses_header;
    assign down_payload_extension = queue_down_payload_extension;
    assign down_payload_extension_header = queue_down_payload_extension_header;
    assign down_payload_payload_length = queue_down_payload_payload_length;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
